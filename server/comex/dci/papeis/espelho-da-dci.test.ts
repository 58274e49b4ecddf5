import { extractText, getDocumentProxy } from 'unpdf';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DemonstrativoDeDarf } from '#lib/contracts/dci/dci-pagamento.ts';
import { calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';
import { dciLidaDeTeste } from '#server/comex/dci/dci-lida-de-teste.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { toPdf } from '#server/platform/pdf/pdf.ts';
import { demonstrativoDeDarf } from './demonstrativo-de-darf.ts';
import { espelhoDaDci } from './espelho-da-dci.ts';

const AGORA = new Date('2026-12-02T15:00:00.000Z');

/** The text of the PDF in a single line. */
async function lido(documento: Paper) {
  const pdf = await getDocumentProxy(new Uint8Array(await toPdf(documento)));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

function espelho(mudancas: Partial<DciLido> = {}, comMemoria = false) {
  const dci = dciLidaDeTeste(mudancas);
  const { vencimento, dataPagamento: pagamento, declaradoAntes: anterior, lista: itens } = dci;
  const calculo = calcularDocumentoDci({ ...dci, vencimento, pagamento, anterior, itens });
  return lido(espelhoDaDci({ dci, calculo, comMemoria, agora: AGORA }));
}

describe('The espelho of a DCI', () => {
  test('prints what leaves, where to, what it draws and what is to be paid', async () => {
    const texto = await espelho();
    for (const trecho of [
      'Espelho da DCI-2026-0001',
      'DCI-2026-0001 · Mensal · Original · Calculada',
      'Fictícia Motos · CNPJ 11.222.333/0001-81',
      '11/2026',
      '5,1234, de 01/12/2026',
      '2: Nota cancelada ou denegada',
      'MOTO-150 · Motocicleta 150 cc',
      '2026000012',
      '750,1996800',
      '(não exigível: pauta)',
      'DI 26/9000001-0, adição 001, item 01',
      '40,0000000',
      'DARFs a pagar',
      'Total sem mora (R$)',
      '0086 3.843,57 — — 3.843,57',
      'dci-1.0.0',
      'Não substitui a declaração registrada no Siscomex.',
    ]) {
      expect(texto).toContain(trecho);
    }
    expect(texto).not.toContain('Anexo: memória de cálculo');
  });

  test('tells multa and juros where the due day and the day of payment are known', async () => {
    expect(await espelho({ dataPagamento: '2026-12-05' })).toContain('0086 3.843,57 0,00 0,00 3.843,57');
  });

  test('has the memória as an annex where it is asked for, down to the rate and the DCR-E', async () => {
    const texto = await espelho({}, true);
    for (const trecho of [
      'Anexo: memória de cálculo',
      'Total a recolher',
      'II em US$ × taxa do dólar',
      'R$ 5,1234',
      'DCR-E 2026000012',
    ]) {
      expect(texto).toContain(trecho);
    }
  });

  test('prints one that is not wholly known, with what a judge set and what was declared before', async () => {
    const texto = await espelho({
      natureza: 'RETIFICADORA',
      taxaUSD: null,
      tributos: null,
      totalDARF: null,
      darfs: [],
      ordensJudiciais: [{ modalidade: 'PE', tributo: 'IPI', valor: '1234.56', processo: '1001-20.2026', motivo: null }],
      grupos: [
        {
          modalidade: 'PI_COM_PPB',
          tributo: 'II',
          calculado: null,
          judicial: null,
          anterior: '3000.00',
          principal: null,
          multa: null,
          juros: null,
        },
      ],
    });
    for (const trecho of ['Nem todos os tributos se sabem', '3.000,00', '1.234,56', '1001-20.2026', 'Retificadora']) {
      expect(texto).toContain(trecho);
    }
  });

  test('of one that was paid prints what was paid, and when', async () => {
    const darfs: DciLido['darfs'] = [
      { tributo: 'II', receita: '0086', principal: '3843.57', multa: '126.84', juros: '38.44', total: '4008.85' },
    ];
    const pago = { data: '2026-12-20', darfs, total: '4008.85', em: '2026-12-20T12:00:00.000Z', usuario: 'Maria' };
    const texto = await espelho({ pago });
    expect(texto).toContain('DARFs pagos em 20/12/2026');
    expect(texto).toContain('4.008,85');
  });
});

describe('The statement of the DARFs', () => {
  const demonstrativo = (mudancas: Partial<DemonstrativoDeDarf> = {}) =>
    lido(
      demonstrativoDeDarf({
        dci: dciLidaDeTeste(),
        demonstrativo: {
          em: '2026-12-20',
          venceEm: '2026-12-10',
          diasAtraso: 10,
          percMulta: '3.30',
          percJuros: '0.00',
          darfs: [
            { tributo: 'II', receita: '0086', principal: '3843.57', multa: '126.84', juros: '0.00', total: '3970.41' },
            { tributo: 'IPI', receita: '1038', principal: '100.00', multa: '3.30', juros: '0.00', total: '103.30' },
          ],
          total: '4073.71',
          ...mudancas,
        },
        agora: AGORA,
      }),
    );

  test('says for which day it is, each DARF with its code, and the sum', async () => {
    const texto = await demonstrativo();
    for (const trecho of [
      'DCI-2026-0001 · para pagamento em 20/12/2026',
      'II 0086 3.843,57 126,84 0,00 3.970,41',
      'IPI 1038 100,00 3,30 0,00 103,30',
      // 3,843.57 + 100.00 and 126.84 + 3.30.
      '3.943,57 130,14 0,00 4.073,71',
      'Não é documento de arrecadação.',
    ]) {
      expect(texto).toContain(trecho);
    }
  });

  test('without a due day says that it does not know of a delay', async () => {
    const semVencimento = { venceEm: null, diasAtraso: 0, percMulta: '0.00', percJuros: '0.00' };
    const texto = await demonstrativo({ ...semVencimento, contagem: 'Contados do dia seguinte ao vencimento: Lei' });
    expect(texto).toContain('Sem vencimento não se sabe se há atraso, multa e juros.');
    expect(texto).not.toContain('Multa de mora (%)');
    expect(texto).not.toContain('Contados do dia');
    expect(texto).toContain('Total sem mora (R$)');
    expect(texto).toContain('II 0086 3.843,57 — — 3.970,41');
  });

  test('says so where there is nothing to pay', async () => {
    expect(await demonstrativo({ darfs: [], total: '0.00' })).toContain('Nada a pagar.');
  });
});
