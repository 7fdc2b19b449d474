case $(id -un) in
    root | chorus) ;;
    *) export CHORUS_SERVER="${CHORUS_SERVER:-unix:/run/chorus/chorus.sock}" ;;
esac
