import { type DciLido, dci } from '#lib/contracts/dci/dci.ts';

const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Tests only: a monthly DCI as the API returns it. It has 150 motorcycles to the rest of the country and a projector to Acre. */
export function dciLidaDeTeste(mudancas: Partial<DciLido> = {}): DciLido {
  return dci.parse({
    ...{ id: uuid(1), versao: 3, alteradoEm: '2026-12-02T12:00:00.000Z', alteradoPor: 'Maria', excluidoEm: null },
    ...{ processo: 'DCI-2026-0001', numero: null, tipo: 'MENSAL', natureza: 'ORIGINAL', competencia: '2026-11' },
    importador: {
      id: uuid(2),
      cnpj: '11222333000181',
      razaoSocial: 'Fictícia Motos',
      excluido: false,
      dciMensal: true,
    },
    representante: { id: uuid(3), nome: 'João Credenciado' },
    ...{ nota: null, itens: 2, notas: 12, iiUSD: '750.1996800', tributos: '3843.57', venceEm: '2026-12-10' },
    ...{
      situacao: 'CALCULADA',
      desde: '2026-12-02',
      dataRegistro: null,
      canal: null,
      pagoEm: null,
    },
    ...{ processoRetificador: null, banco: '001', agencia: '1234', conta: '56789-0', taxaUSD: '5.1234' },
    ...{ dataTaxa: '2026-12-01', vencimento: null, dataPagamento: null, selic: [], modalidades: [], decisoes: [] },
    ...{ realocacoes: [], ordensJudiciais: [], observacao: null, anterior: null, sucessora: null },
    lista: [moto(), projetor()],
    semModalidade: [],
    grupos: [
      {
        ...{ modalidade: 'PI_COM_PPB', tributo: 'II', calculado: '3843.57', judicial: null, anterior: null },
        ...{ principal: '3843.57', multa: '0.00', juros: '0.00' },
      },
    ],
    darfs: [{ tributo: 'II', receita: '0086', principal: '3843.57', multa: '0.00', juros: '0.00', total: '3843.57' }],
    ...{ totalDARF: '3843.57', declaradoAntes: [], passos: [], dataTransmissao: null, arquivo: null },
    receitas: { II: '0086', IPI: '1038', PIS: '5602', COFINS: '5629' },
    contagem: {
      dentro: 12,
      fora: { CANCELADA: 2 },
    },
    ...{ motor: 'dci-1.0.0', pago: null },
    ...mudancas,
  });
}

function moto() {
  return {
    ...{ chave: 'moto', modalidade: 'PI_COM_PPB', codigo: 'MOTO-150', descricao: 'Motocicleta 150 cc' },
    ...{ ncm: '87112020', unidade: 'UN', destino: 2, quantidade: '150.00000', valor: '2250000.00', notas: 11 },
    ...{ produto: { id: uuid(4), codigo: 'MOTO-150' }, itemCadastrado: null },
    dcr: { id: uuid(5), numero: '2026000012', processo: 'DCR-2026-0001', iiUnitUSD: '5.0013312', CRA: '88.00' },
    ...{ exigivel: true, exigivelPadrao: true, motivo: null, origens: [], obsoleto: null, falta: false },
    ...{ iiUSD: '750.1996800', II: '3843.57', IPI: '0.00', PIS: '0.00', COFINS: '0.00' },
  };
}

function projetor() {
  return {
    ...moto(),
    ...{ chave: 'projetor', modalidade: 'PE', codigo: 'PROJETOR', descricao: 'Projetor', ncm: '85286200', destino: 1 },
    ...{ quantidade: '40.00000', valor: '90000.00', notas: 1, produto: null, dcr: null, exigivelPadrao: null },
    ...{ exigivel: false, motivo: 'pauta', iiUSD: null, II: '0.00', IPI: '0.00' },
    itemCadastrado: { id: uuid(6), partNumber: 'PROJETOR' },
    origens: [
      {
        ...{ insumo: 'PROJETOR Projetor', coefTecnico: '1.0000000', quantidade: '40.0000000' },
        lote: {
          id: uuid(7),
          papel: 'DECLARACAO',
          numeroDeclaracao: '2690000010',
          serie: null,
          nota: null,
          adicao: 1,
          item: 1,
        },
        ...{ vuUSD: '125.0000000', freteUSD: '4.5000000', seguroUSD: null },
        aliq: { II: '16.00', IPI: '9.75', PIS: null, COFINS: null },
        suspensos: { II: true, IPI: true, PIS: false, COFINS: false },
      },
    ],
  };
}
