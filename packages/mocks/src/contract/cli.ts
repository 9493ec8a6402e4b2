import { main } from './command/main.ts';

await main(process.argv.slice(2));
