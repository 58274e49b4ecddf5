import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs `npm run -s prova -- lighthouse`, which measures on a server of its own, prints what it prints, and reads the score of each
 * page from it.
 */
export async function measureLighthouse(): Promise<Map<string, number>> {
  const proof = spawn('npm', ['run', '-s', 'prova', '--', 'lighthouse'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(proof.stdout), once(proof, 'exit')]);
  console.log(`\n${printed.trimEnd()}`);
  const lines = printed.matchAll(/^(?<page>[\w-]+): performance (?<score>\d+)/gm);
  return new Map([...lines].map(({ groups }) => [groups?.page ?? '', Number(groups?.score)]));
}
