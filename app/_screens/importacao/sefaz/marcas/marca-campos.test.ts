import { type MarcaDaDai, TIPOS_DE_MARCA, type TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { recusaDaMarca } from '#lib/domain/zfm/recusa-da-marca.ts';
import { SITUACOES_DAI, type SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { ATO_SEGUINTE, cabeAgora } from './marca-campos.ts';

const DIA = '2026-11-20';
const marca = (tipo: TipoDeMarca): MarcaDaDai => ({
  tipo,
  data: DIA,
  canal: null,
  numero: null,
  // A notificação of nothing would be paid already.
  valor: tipo === 'NOTIFICADA' ? '10.00' : null,
  vencimento: null,
  motivo: null,
});
/** Whether the mark is out of turn, whatever else it may lack. */
function foraDeHora(tipo: TipoDeMarca, situacao: SituacaoDai, exonerada: boolean): boolean {
  const marcas = [...(situacao === 'SEM_DAI' ? [] : [marca(situacao)]), ...(exonerada ? [marca('EXONERACAO')] : [])];
  const recusa = recusaDaMarca({ marcas, dataRegistro: DIA, desembaracoRfb: DIA }, marca(tipo), DIA);
  return recusa?.campo === 'tipo';
}

describe.each(SITUACOES_DAI)('%s', (situacao) => {
  test.each(TIPOS_DE_MARCA)('%s is offered as possible where the rule lets it be, and only there', (tipo) => {
    for (const exonerada of [false, true]) {
      expect(cabeAgora(tipo, situacao, exonerada)).toBe(!foraDeHora(tipo, situacao, exonerada));
    }
  });

  test('the act it is led to may be done', () => {
    const ato = ATO_SEGUINTE[situacao];
    if (ato) expect(foraDeHora(ato, situacao, false)).toBe(false);
  });
});
