export function registrosDaDci(_: unknown): never[] { return []; }
