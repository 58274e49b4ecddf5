export function demonstrativoEmPapel(_: unknown): any { return { content: [] }; }
