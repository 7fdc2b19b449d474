/// <reference path="../pb_data/types.d.ts" />
// What PocketBase has for the comparison: as many families as there are households, with twelve chores each, and an index by
// which they are found.
migrate((app) => {
    const settings = JSON.parse(toString($os.readFile($os.getenv("CHORUS_MEASURE_PEER"))));
    // It writes each request into a database of its own; ours writes none down unless it is asked to.
    const own = app.settings();
    own.logs.maxDays = 0;
    app.save(own);

    app.save(new Collection({
        type: "base", name: "chores",
        listRule: "@request.auth.id != ''", viewRule: "@request.auth.id != ''", updateRule: "@request.auth.id != ''",
        fields: [
            { type: "text", name: "family", required: true },
            { type: "text", name: "title", required: true },
            { type: "text", name: "who" },
            { type: "text", name: "due" },
            { type: "number", name: "points" },
            { type: "bool", name: "done" },
        ],
        indexes: ["CREATE INDEX chores_open ON chores (family, done)"],
    }));
    app.db().newQuery(
        "INSERT INTO chores (id, family, title, who, due, points, done) " +
        "WITH RECURSIVE place (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n + 1 < {:count}) " +
        "SELECT printf('c%014d', n), 'family' || (n / 12), 'Wash the dishes of day ' || n, 'mia', '2030-01-01', 1, 0 " +
        "FROM place").bind({ count: 12 * settings.families }).execute();

    const user = new Record(app.findCollectionByNameOrId("users"));
    user.set("email", settings.name);
    user.set("password", settings.password);
    user.set("verified", true);
    app.save(user);
});
