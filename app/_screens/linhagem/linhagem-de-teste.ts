import type { ArestaDaLinhagem, Linhagem, NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { NOME_DA_LIGACAO, type TipoDaLinhagem, type TipoDeLigacao } from '#lib/domain/zfm/linhagem.ts';

const idDe = (n: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9e${String(n).padStart(2, '0')}`;
export const ID = { po: idDe(1), processo: idDe(2), lote: idDe(3), outroLote: idDe(4), componente: idDe(5) };
export const ID_DA_SAIDA = { dcr: idDe(6), dci: idDe(7), nota: idDe(8) };

const suspenso = (ipi: string) => ({
  ii: '0.00',
  ipi,
  pis: '0.00',
  cofins: '0.00',
  suspenso: ipi,
  cbs: null,
  ibsUF: null,
  ibsMun: null,
  comCbsIbs: 0,
  iiExigivelUSD: '0.00',
  comIiExigivel: 2,
});

/**
 * Test data: the API's answer for a DCR-E. A DCI drew ten motors of PO-2026-0001 for its exit notas. More motors are in stock,
 * without an order.
 */
export function linhagemDeTeste(mais: Partial<Linhagem> = {}): Linhagem {
  return {
    foco: `DCR:${ID_DA_SAIDA.dcr}`,
    nos: [
      no('PO', ID.po, {
        titulo: 'PO-2026-0001',
        detalhe: 'FICTICIA PARTS CO',
        situacao: 'Em processo',
        data: '2026-06-01',
      }),
      no('PROCESSO', ID.processo, { titulo: 'IMP-2026-0007', valores: { suspenso: suspenso('85.00') } }),
      no('LOTE', ID.lote, {
        titulo: 'MOTOR-01',
        detalhe: 'DI 26/9000001-5, adição 001, item 01',
        situacao: 'Em estoque',
        data: '2026-08-10',
        dono: { tipo: 'PROCESSO', id: ID.processo },
        valores: { quantidade: '30.0000000', saldo: '20.0000000', unidade: 'PECA', suspenso: suspenso('20.00') },
      }),
      no('LOTE', ID.outroLote, {
        titulo: 'MOTOR-01 B',
        valores: { quantidade: '20.0000000', saldo: '20.0000000', unidade: 'PECA', suspenso: suspenso('50.00') },
      }),
      no('COMPONENTE', ID.componente, {
        titulo: 'MOTOR-01',
        dono: { tipo: 'DCR', id: ID_DA_SAIDA.dcr },
        valores: { quantidade: '1.0000000', unidade: 'PECA' },
      }),
      no('DCR', ID_DA_SAIDA.dcr, { titulo: '2026000012', detalhe: 'Motocicleta 150 cc', situacao: 'Registrado' }),
      no('DCI', ID_DA_SAIDA.dci, { titulo: '2690000101', detalhe: 'Mensal 10/2026', situacao: 'Registrada' }),
      no('NOTA', ID_DA_SAIDA.nota, { titulo: 'NF 1, série 1', dono: { tipo: 'DCI', id: ID_DA_SAIDA.dci } }),
      {
        ...no('NOTA', 'mais', { titulo: 'Mais 4.940 notas de saída', dono: { tipo: 'DCI', id: ID_DA_SAIDA.dci } }),
        mais: 4940,
      },
    ],
    arestas: [
      aresta(`PO:${ID.po}`, 'EMBARCADO', `PROCESSO:${ID.processo}`, '30.0000000'),
      aresta(`PO:${ID.po}`, 'DECLARADO', `LOTE:${ID.lote}`),
      aresta(`PROCESSO:${ID.processo}`, 'ENTRADA', `LOTE:${ID.lote}`, '30.0000000'),
      aresta(`LOTE:${ID.lote}`, 'EVIDENCIA', `COMPONENTE:${ID.componente}`),
      aresta(`LOTE:${ID.outroLote}`, 'MESMO_ITEM', `COMPONENTE:${ID.componente}`),
      aresta(`COMPONENTE:${ID.componente}`, 'COMPOE', `DCR:${ID_DA_SAIDA.dcr}`, '1.0000000'),
      aresta(`DCR:${ID_DA_SAIDA.dcr}`, 'BASE', `DCI:${ID_DA_SAIDA.dci}`, '10.0000000'),
      aresta(`LOTE:${ID.lote}`, 'BAIXADO', `DCI:${ID_DA_SAIDA.dci}`, '10.0000000'),
      aresta(`DCI:${ID_DA_SAIDA.dci}`, 'SAIDA', `NOTA:${ID_DA_SAIDA.nota}`, '6.0000000'),
      aresta(`DCI:${ID_DA_SAIDA.dci}`, 'SAIDA', 'NOTA:mais'),
    ],
    totais: { suspenso: suspenso('70.00'), lotes: 2 },
    cortado: true,
    ...mais,
  };
}

function no(tipo: TipoDaLinhagem, id: string, campos: Partial<NoDaLinhagem> & { titulo: string }): NoDaLinhagem {
  const vazio = { detalhe: null, situacao: null, data: null, dono: null, valores: {} };
  return { id: `${tipo}:${id}`, tipo, ...vazio, ...campos, mais: 0 };
}

function aresta(de: string, tipo: TipoDeLigacao, para: string, quantidade: string | null = null): ArestaDaLinhagem {
  return { de, para, tipo, rotulo: NOME_DA_LIGACAO[tipo], quantidade };
}
