# Whoever signs in to this computer means the household that is served here, as long as the program is here.
case $(id -un) in
    root | chorus) ;;
    *)
        if command -v chorus >/dev/null; then
            export CHORUS_SERVER="${CHORUS_SERVER:-unix:/run/chorus/chorus.sock}"
        fi
        ;;
esac
