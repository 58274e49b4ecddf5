export function espelhoDaDci(_: unknown): any { return { content: [] }; }
