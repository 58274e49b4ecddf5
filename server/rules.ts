import { emOrdem } from './views/meu-dia/regra.ts';
import { REGRAS } from './views/meu-dia/regras.ts';
import { WINGS } from './wings.ts';

/** Why something waits for a person: the rules of the house, and those of its wings. */
export const RULES = emOrdem([...REGRAS, ...WINGS.flatMap(({ rules }) => rules)]);
