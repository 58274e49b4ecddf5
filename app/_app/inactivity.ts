import { read } from '#lib/api/platform/client.ts';
import { conta } from '#lib/contracts/accounts/conta.ts';
import { checkSession, listenToSession } from '#lib/session/session.ts';

let limited = false;
let lastGesture = Date.now();
let lastSign = 0;

/** Called when the server says that the company ends sessions that nobody uses. */
export function limitInactivity(): void {
  limited = true;
}

/** Whether what the page asks now is its own doing: nobody touched it for a minute, and the server knows of the last gesture. */
export function withoutGesture(): boolean {
  if (!limited) return false;
  const now = Date.now();
  const without = lastGesture <= lastSign && now - lastGesture > QUIET_MS;
  if (!without) lastSign = now;
  return without;
}

/** Follows what a person does on the page, and tells the server where they only type. Returns how to stop. */
export function watchGestures(): () => void {
  const noteGesture = () => {
    lastGesture = Date.now();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, noteGesture, { capture: true, passive: true });
  const timer = setInterval(() => {
    const untold = limited && lastGesture > lastSign && Date.now() - lastSign > QUIET_MS && checkSession();
    if (untold) void read('/api/MinhaConta', conta).catch(() => {});
  }, QUIET_MS / 4);
  const forget = listenToSession(() => {
    if (!checkSession()) limited = false;
  });
  return () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, noteGesture, { capture: true });
    clearInterval(timer);
    forget();
  };
}

const GESTURES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const QUIET_MS = 60_000;
