// Loaded before everything else (`node --import`): "now" is so many milliseconds later in this process and in those that it starts.
const realNow = Date.now;
const now = () => realNow() + Number(process.env.CLOCK_OFFSET);

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, created) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, created),
  apply: (target) => String(new target(now())),
});
