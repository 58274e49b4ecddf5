import { gerarDuimp } from './duimp-gerada.ts';

export const NUMERO_SEMEADA = '26BR00000090019';

/** Tests only: a fictitious registered DUIMP by air, cover and items as the Portal answers them: 21 products of one maker, in euros, EXW. */
export function duimpSemeada(): DuimpSemeada {
  const gerada = gerarDuimp({
    taxa: 62_014,
    incoterm: 'EXW',
    frete: 412_500,
    taxaDoFrete: null,
    seguro: 9_135,
    itens: Array.from({ length: ADICOES.flatMap(({ itens }) => itens).length }, (_, i) => sorteado(i + 1)),
  });
  const itens = gerada.itens.map((item, i) => comoRespondido(item, i + 1));
  const capa = { ...gerada.capa, ...capaDe(itens) };
  return emNumeros({ capa, itens }) as DuimpSemeada;
}

export interface DuimpSemeada {
  capa: {
    identificacao: { numero: string; versao: number | string; dataRegistro: string; importador: { ni: string } };
    quantidadeItens: number;
    [campo: string]: unknown;
  };
  itens: ItemSemeado[];
}

interface ItemSemeado {
  identificacao: { numero: string; versao: string; numeroItem: number };
  produto: { codigo: number; versao: string; niResponsavel: string; ncm: string };
  mercadoria: Record<string, unknown>;
  [campo: string]: unknown;
}

const ADICOES = [
  { ncm: '73202010', itens: [1, 2, 3], aliquotas: [16_00, 9_75, 2_10, 9_65] },
  { ncm: '84213990', itens: [4, 5, 6, 7, 8, 9, 10, 11], aliquotas: [12_60, 0, 2_10, 9_65] },
  { ncm: '84814000', itens: [12, 13, 14, 15, 16, 17], aliquotas: [14_40, 5_20, 2_10, 9_65] },
  { ncm: '85365090', itens: [18, 19], aliquotas: [14_40, 9_75, 2_10, 9_65] },
  { ncm: '90262090', itens: [20, 21], aliquotas: [12_60, 6_50, 2_10, 9_65] },
] as const;

function adicaoDe(numero: number) {
  return ADICOES.findIndex(({ itens }) => (itens as readonly number[]).includes(numero));
}

function sorteado(numero: number) {
  const adicao = adicaoDe(numero);
  return {
    quantidade: (25 + 3 * numero) * 100_000,
    unitario: 61_667_143 + numero * 8_765_431,
    peso: 128_800 + numero * 4_321,
    aliquotas: [...(ADICOES[adicao]?.aliquotas ?? [])],
    regime: 1,
    adicao: adicao + 1,
  };
}

function comoRespondido(item: Record<string, unknown>, numero: number) {
  const { identificacao, produto, mercadoria, condicaoVenda, tributos } = item as unknown as ItemGerado;
  const operador = { codigo: 'OPE_2', versao: '1', pais: { codigo: 'DK' } };
  return {
    ...item,
    identificacao: { ...identificacao, numero: NUMERO_SEMEADA },
    produto: { ...produto, codigo: 44 + numero, versao: '3', ncm: ADICOES[adicaoDe(numero)]?.ncm ?? '' },
    indicadorExportadorFabricante: { codigo: 'EXPORTADOR_IGUAL_FABRICANTE' },
    fabricante: operador,
    exportador: operador,
    indicadorCompradorVendedor: { codigo: 'NAO_HA_VINCULACAO' },
    mercadoria: { ...mercadoria, unidadeComercial: 'PECA', moedaNegociada: { codigo: 'EUR' } },
    condicaoVenda: { ...condicaoVenda, incoterm: { ...condicaoVenda.incoterm, complemento: 'AARHUS' } },
    lpcos: [],
    certificadoMercosul: [],
    declaracoesVinculadas: [],
    atributosDuimp: [],
    tributos: {
      mercadoria: { valorLocalEmbarqueBRL: condicaoVenda.valorBRL, ...tributos.mercadoria },
      tributosAplicados: tributos.tributosAplicados.map((tributo) => ({ ...tributo, fundamento: { codigo: null } })),
      tributosCalculados: tributos.tributosCalculados.map(({ tipo, valoresBRL, memoriaCalculo }) => ({
        tipo,
        valoresBRL: { ...valoresBRL, aReduzir: null, suspenso: null },
        memoriaCalculo: { ...memoriaCalculo, tributado: true },
      })),
    },
  };
}

interface ItemGerado extends ItemSemeado {
  condicaoVenda: { valorBRL: string; incoterm: object };
  tributos: {
    mercadoria: object;
    tributosAplicados: object[];
    tributosCalculados: { tipo: string; valoresBRL: { devido: string }; memoriaCalculo: object }[];
  };
}

const RECEITAS = { II: '0086', IPI: '1038', PIS: '5602', COFINS: '5629' } as const;
/** Of five adições (Portaria ME 4.131/2021). */
const TAXA = { tipo: 'TAXA_UTILIZACAO', codigoReceita: '7811', valor: '285.34' };
const SEM_JUROS = {
  codigoReceita: null,
  valor: null,
  dataPagamentoJuros: null,
  bancoJuros: null,
  agenciaJuros: null,
  contaJuros: null,
};

function capaDe(itens: readonly ReturnType<typeof comoRespondido>[]) {
  const embarque = soma(itens.map(({ condicaoVenda }) => condicaoVenda.valorBRL));
  const devidos = Object.entries(RECEITAS).map(([tipo, codigoReceita]) => {
    const calculados = itens.flatMap(({ tributos }) => tributos.tributosCalculados);
    const valor = soma(calculados.flatMap((tributo) => (tributo.tipo === tipo ? [tributo.valoresBRL.devido] : [])));
    return { tipo, codigoReceita, valor };
  });
  return {
    identificacao: {
      numero: NUMERO_SEMEADA,
      versao: 1,
      importador: { tipoImportador: 'CNPJ', ni: 'A1B2C3D4000193' },
      dataRegistro: '2026-10-09T08:43:49-0300',
      responsavelRegistroNumero: '52998224725',
      informacaoComplementar: 'DUIMP FICTICIA',
      chaveAcesso: '26AAA000090019',
    },
    situacao: {
      situacaoDuimp: 'DESEMBARACADA_CARGA_ENTREGUE',
      situacaoAnaliseRetificacao: 'NA',
      situacaoLicenciamento: 'DISPENSADO',
      controleCarga: 'ENTREGUE',
      situacaoConferenciaAduaneira: [
        {
          siglaOrgao: 'RFB',
          situacao: 'CONCLUIDA_AUTOMATICAMENTE',
          indicadorAutorizacaoEntrega: 'NAO',
          indicadorDesembaracoDecisaoJudicial: 'NAO',
        },
      ],
      situacaoConferenciaAnuente: [],
    },
    equipesTrabalho: [{ siglaOrgao: 'RFB', codigo: 'ALFMNS001', descricao: 'Equipe fictícia de despacho' }],
    resultadoAnaliseRisco: {
      canalConsolidado: 'VERDE',
      resultadoRFB: [{ orgao: 'RFB', resultado: 'DESEMBARACO_AUTORIZADO' }],
      resultadoAnuente: [],
    },
    carga: {
      unidadeDeclarada: { codigo: '0227700' },
      tipoIdentificacaoCarga: 'RUC',
      identificacao: '6BRIMP11222333200000000000009001',
      seguro: { codigoMoedaNegociada: 'BRL', valorMoedaNegociada: '91.35' },
      frete: { codigoMoedaNegociada: 'EUR', valorMoedaNegociada: '4125.00' },
      paisProcedencia: { codigo: 'DK' },
      motivoSituacaoEspecial: { codigo: null },
    },
    documentos: {
      documentosInstrucao: [
        documento('73', '2', '90017341'),
        documento('49', '1', '90025512'),
        documento('30', '1', 'FICTICIA/00009001'),
      ],
      processos: [],
      declaracoesExportacaoEstrangeira: [],
      dossies: [],
    },
    adicoes: ADICOES.map(({ itens: numeros }, i) => ({ numero: i + 1, itens: [...numeros] })),
    tributos: {
      mercadoria: { valorTotalLocalEmbarqueBRL: embarque, valorTotalLocalEmbarqueUSD: '21874.15' },
      tributosCalculados: [
        ...devidos.map(({ tipo, valor }) => ({
          tipo,
          valoresBRL: {
            calculado: valor,
            aReduzir: null,
            devido: valor,
            suspenso: null,
            aRecolher: valor,
            recolhido: valor,
          },
        })),
        {
          tipo: TAXA.tipo,
          valoresBRL: {
            calculado: null,
            aReduzir: null,
            devido: null,
            suspenso: null,
            aRecolher: TAXA.valor,
            recolhido: TAXA.valor,
          },
        },
      ],
    },
    pagamentos: [...devidos, TAXA].map(({ tipo, codigoReceita, valor }) => ({
      versaoOrigem: 1,
      principal: {
        dataPagamento: '2026-10-09T08:44:09-0300',
        codigoReceita,
        banco: '000',
        agencia: '0000',
        conta: '00000',
        tributo: { tipo },
        valor,
        juros: SEM_JUROS,
      },
    })),
    tratamentoAdministrativo: {
      resultadoProcessamentoTA: { dataProcessamento: '2026-10-09T08:43:49-0300', resultadoConsolidadoTA: 'ALERTA' },
      itensTratamentoAdministrativo: [1, 2, 3].map((numeroItemDuimp) => ({
        numeroItemDuimp,
        tipoTratamento: 'ALERTA',
        descricao: 'Alerta',
        orgao: 'ANVISA',
        lpco: null,
        observacoes: 'Alerta fictício.',
      })),
    },
    quantidadeItens: itens.length,
  };
}

function documento(codigo: string, palavra: string, valor: string) {
  return { tipo: { codigo }, palavrasChave: [{ codigo: palavra, valor }] };
}

function soma(valores: readonly string[]): string {
  const centavos = String(valores.reduce((ate, valor) => ate + Number(valor.replace('.', '')), 0)).padStart(3, '0');
  return `${centavos.slice(0, -2)}.${centavos.slice(-2)}`;
}

/** The Portal writes figures as numbers. */
function emNumeros(duimp: unknown): unknown {
  return JSON.parse(JSON.stringify(duimp), (_, valor) =>
    typeof valor === 'string' && /^\d+\.\d+$/.test(valor) ? Number(valor) : valor,
  );
}
