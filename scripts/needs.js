/* Names the required Node, before an older one fails on TypeScript with a stack trace. */
if (!process.features.typescript) {
  console.error(`Node ${process.version} cannot run this: install Node 24, or 22.18 or newer.`);
  process.exit(1);
}
