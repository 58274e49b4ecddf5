import type { Operacao } from './openapi-contract.ts';
import { PortalError } from './portal-error.ts';

interface Fundamento {
  tributo: { codigo: string; nome: string };
  regime: { codigo: string; nome: string };
  fundamentoLegal: { codigo: string; nome: string; tipo: 'Normal' | 'Teto' | 'Opcional' };
}
interface Atributo {
  codigo: string;
  descricaoCodigo: string;
  tipoCodigo: string;
  valor?: string;
  descricaoValor?: string;
}
/** A ground of a NCM: from when to when it holds, and what the goods must be. */
interface Tratamento extends Fundamento {
  mercadorias: { atributos: Atributo[] }[];
  /** Countries it is for; all of them when absent. */
  paises?: number[];
  inicio?: string;
  fim?: string;
}
interface Pedido {
  ncm: string;
  codigoPais: number;
  dataFatoGerador?: string;
  tipoOperacao: string;
  fundamentosOpcionais?: { codigoTributo: number; codigoRegime: number; codigoFundamentoLegal: number }[];
}

/** The tax treatment of imports (domain/portal-unico.md §6): no rate is in it, as published. */
export function tratamentosSimulados(agora: () => Date) {
  const porNcm = new Map<string, Tratamento[]>();
  return {
    porNcm,
    /** Null, a 204, for a NCM of which nothing is known. */
    atender(_operacao: Operacao, enviado: unknown): unknown {
      const { ncm, codigoPais, dataFatoGerador = hoje(agora()), tipoOperacao, ...pedido } = enviado as Pedido;
      if (!/^\d{4}-\d{2}-\d{2}$/.test(dataFatoGerador)) {
        throw new PortalError(422, 'TTCE-ER0002', 'Data do fato gerador inválida.');
      }
      const todos = porNcm.get(ncm);
      if (!todos || tipoOperacao !== 'I') return null;
      const valem = todos.filter(
        ({ paises, inicio = dataFatoGerador, fim = dataFatoGerador }) =>
          (!paises || paises.includes(codigoPais)) && inicio <= dataFatoGerador && fim >= dataFatoGerador,
      );
      const pedidos = pedido.fundamentosOpcionais ?? [];
      const foiPedido = ({ tributo, regime, fundamentoLegal }: Fundamento) =>
        pedidos.some(
          (um) =>
            um.codigoTributo === Number(tributo.codigo) &&
            um.codigoRegime === Number(regime.codigo) &&
            um.codigoFundamentoLegal === Number(fundamentoLegal.codigo),
        );
      const opcional = ({ fundamentoLegal }: Fundamento) => fundamentoLegal.tipo === 'Opcional';
      return {
        ncm,
        codigoPais,
        dataFatoGerador,
        tipoOperacao,
        // Normal grounds that ask for no attribute are left out, as the document says.
        tratamentosTributarios: valem
          .filter((um) => (opcional(um) ? foiPedido(um) : um.mercadorias.length > 0))
          .map(({ tributo, regime, fundamentoLegal, mercadorias }) => ({
            tributo,
            regime,
            fundamentoLegal,
            mercadorias,
          })),
        fundamentosOpcionaisDisponiveis: valem.filter(opcional).map(({ mercadorias, ...um }) => ({
          tributo: um.tributo,
          regime: um.regime,
          fundamentoLegal: um.fundamentoLegal,
          possuiAtributosAdicionais: mercadorias.length > 0 ? 'S' : 'N',
        })),
      };
    },
  };
}

export const ehDoTratamento = ({ funcao }: Operacao): boolean => funcao === 'gerarJson';

/** Fictitious grounds of a NCM: normal, with an Ex of the II; of every country; of one country (Germany); and one that ends. */
export function semearTratamentos({ porNcm }: ReturnType<typeof tratamentosSimulados>, ncm: string): void {
  const exDoII = (valor: string, descricao: string): Atributo => ({
    codigo: 'ATT_90101',
    descricaoCodigo: 'EX II',
    tipoCodigo: 'Domínio Dinâmico',
    valor,
    descricaoValor: descricao,
  });
  porNcm.set(ncm, [
    { ...II, ...de(REGIME.integral, '9003', 'ALÍQUOTA FICTÍCIA', 'Normal'), mercadorias: [] },
    {
      ...II,
      ...de(REGIME.reducao, '9006', 'EX-TARIFÁRIO FICTÍCIO', 'Normal'),
      mercadorias: [
        { atributos: [exDoII('0001', 'EX 0001 - Circuito fictício de ensaio')] },
        { atributos: [exDoII('0002', 'EX 0002 - Circuito fictício de medida')] },
      ],
    },
    { ...II, ...de(REGIME.suspensao, '9909', 'ADMISSÃO FICTÍCIA NA ZONA FRANCA', 'Opcional'), mercadorias: [] },
    { ...IPI, ...de(REGIME.suspensao, '9910', 'SUSPENSÃO FICTÍCIA DO IPI', 'Opcional'), mercadorias: [] },
    {
      ...II,
      ...de(REGIME.reducao, '9015', 'ACORDO FICTÍCIO', 'Opcional'),
      paises: [23],
      mercadorias: [
        { atributos: [{ codigo: 'ATT_90102', descricaoCodigo: 'Percentual do acordo', tipoCodigo: 'Valor Real' }] },
      ],
    },
    {
      ...PIS,
      ...de(REGIME.isencao, '9020', 'ISENÇÃO FICTÍCIA QUE TERMINA', 'Opcional'),
      fim: '2026-11-30',
      mercadorias: [],
    },
  ]);
}

function de(regime: Fundamento['regime'], codigo: string, nome: string, tipo: 'Normal' | 'Opcional') {
  return { regime, fundamentoLegal: { codigo, nome, tipo } };
}

/** The day of Brasília, which the Portal takes where none is given. */
const hoje = (instante: Date) => new Date(instante.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);

const II = { tributo: { codigo: '1', nome: 'IMPOSTO DE IMPORTAÇÃO' } };
const IPI = { tributo: { codigo: '2', nome: 'IMPOSTO SOBRE PRODUTOS INDUSTRIALIZADOS' } };
const PIS = { tributo: { codigo: '6', nome: 'PIS/PASEP IMPORTAÇÃO' } };
const REGIME = {
  integral: { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' },
  isencao: { codigo: '3', nome: 'ISENÇÃO' },
  reducao: { codigo: '4', nome: 'REDUÇÃO' },
  suspensao: { codigo: '5', nome: 'SUSPENSÃO' },
};
