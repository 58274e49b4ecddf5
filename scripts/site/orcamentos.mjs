/**
 * What may be fetched, gzipped, until a route stands: bytes of files, of which headers take some 0.4 kB each more on the way.
 * `telas`: the way to the route, by what each `import()` is asked for, in their order.
 * Why these figures: docs/decisions/velocidade.md.
 */
export const ORCAMENTOS = [
  { nome: 'a entrada', limite: 230_000, telas: ['Entrada'] },
  {
    nome: 'a primeira lista',
    limite: 680_000,
    telas: ['App', 'SignedInLayout', 'ProcessosScreen'],
  },
];
