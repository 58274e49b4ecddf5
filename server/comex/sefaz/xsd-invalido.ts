/** Why a file is no XSD to check by, in a sentence a person reads. */
export class XsdInvalido extends Error {}
