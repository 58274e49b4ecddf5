import { ts } from '@ts-morph/common';

/** TypeScript 7 has no compiler API to write types with; this is the 6 that ts-morph carries, under the name it is imported by. */
export default ts;
