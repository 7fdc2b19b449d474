// Has k6 ask what a plan says, at the rates that it says, and writes down how long the answers took. Tokens come in a
// file, never on the command line.
import exec from "k6/execution";
import http from "k6/http";
import { SharedArray } from "k6/data";
import { Counter, Trend } from "k6/metrics";

const plan = JSON.parse(open(__ENV.PLAN));
const tokens = Object.fromEntries(
    plan.steps.map((step) => [step.name, new SharedArray(step.name, () => JSON.parse(open(step.tokens)))]));
const steps = Object.fromEntries(plan.steps.map((step) => [step.name, step]));
const times = Object.fromEntries(plan.steps.map((step) => [step.name, new Trend(step.name, false)]));
const failures = Object.fromEntries(
    plan.steps.map((step) => [step.name, new Counter(`${step.name}_failed`)]));

// Either so many a second, whether or not the last is answered, or so many clients of which each asks again once it has its
// answer.
function scenario(step) {
    const common = { exec: "ask", gracefulStop: "5s" };
    return step.rate
        ? {
            ...common, executor: "constant-arrival-rate", rate: step.rate, timeUnit: "1s",
            duration: `${plan.seconds}s`, preAllocatedVUs: 50, maxVUs: 100,
        }
        : { ...common, executor: "constant-vus", vus: step.clients, duration: `${plan.seconds}s` };
}

export const options = {
    discardResponseBodies: true,
    scenarios: Object.fromEntries(plan.steps.map((step) => [step.name, scenario(step)])),
    summaryTrendStats: ["p(50)", "p(99)", "max", "count"],
};

// What a change brings along: a name of its own.
const ofChange = (place) => ({
    "Content-Type": "application/json",
    "Idempotency-Key": `${plan.run}-0000-4000-8000-${String(place).padStart(12, "0")}`,
});

export function ask() {
    const step = steps[exec.scenario.name];
    const place = (step.first || 0) + exec.scenario.iterationInTest;
    const own = tokens[step.name];
    const response = http.request(
        step.method, plan.address + step.path.replace("{place}", String(place).padStart(14, "0")), step.body || null, {
            headers: { Authorization: own[place % own.length], ...(step.method === "GET" ? {} : ofChange(place)) },
        });
    times[step.name].add(response.timings.duration);
    if (response.status !== 200) failures[step.name].add(1);
}

export function handleSummary(data) {
    const value = (name, key) => (data.metrics[name] ? data.metrics[name].values[key] : 0);
    const found = Object.fromEntries(plan.steps.map((step) => [step.name, {
        p50: value(step.name, "p(50)"), p99: value(step.name, "p(99)"), max: value(step.name, "max"),
        count: value(step.name, "count"), errors: value(`${step.name}_failed`, "count"),
    }]));
    return { [plan.out]: JSON.stringify(found) };
}
