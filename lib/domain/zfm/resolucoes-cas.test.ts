import type { ResolucaoCas } from '#lib/domain/cadastros/importador.ts';
import { resolucoesAAvisar } from './resolucoes-cas.ts';

const HOJE = '2026-11-20';
const ate = (validade: string | null): ResolucaoCas => ({
  numero: `ate ${validade}`,
  data: '2021-12-09',
  produto: 'Placa-mãe',
  portariaPpb: null,
  tipoCoeficiente: 'VARIAVEL',
  acrescimo: '0.00',
  validade,
});
const dias = (resolucoes: readonly { validade: string }[]) => resolucoes.map(({ validade }) => validade);

test('a resolution warns from 30 days before its last day, and is over the day after it; without an end it never does', () => {
  const todas = ['2026-12-21', '2026-12-20', '2026-11-20', '2026-11-19', '2020-01-01', null].map(ate);
  const { vencidas, vencendo } = resolucoesAAvisar(todas, HOJE);
  expect(dias(vencidas)).toEqual(['2020-01-01', '2026-11-19']);
  expect(dias(vencendo)).toEqual(['2026-11-20', '2026-12-20']);
});

test('of none there is nothing to say', () => {
  expect(resolucoesAAvisar([], HOJE)).toEqual({ vencidas: [], vencendo: [] });
});
