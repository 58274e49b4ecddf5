import { setImmediate as logoDepois } from 'node:timers/promises';
import { comoRegistrada, valoresDoItemDoRascunho, valoresDoRascunho } from './draft-values.ts';
import type { DuimpSimulada, duimpsSimuladas } from './duimps.ts';
import type { Operacao } from './openapi-contract.ts';
import { type ErroDeCampo, PortalError } from './portal-error.ts';
import { retificadorasSimuladas } from './rectifications.ts';
import { numeroDuimp } from './seeds.ts';
import type { webhooksSimulados } from './webhooks.ts';

/** A cover as it is sent: the leaves that the simulator looks at. */
export interface CapaEnviada {
  identificacao: { importador: { tipoImportador?: string; ni: string }; informacaoComplementar?: string };
  carga: {
    tipoIdentificacaoCarga?: string;
    identificacao?: string;
    unidadeDeclarada: { codigo: string };
    frete?: { codigoMoedaNegociada: string; valorMoedaNegociada: number };
    seguro?: { codigoMoedaNegociada: string; valorMoedaNegociada: number };
    paisProcedencia?: { codigo: string };
  };
  documentos: { documentosInstrucao: unknown[] };
}

/** An item as it is sent. */
export interface ItemEnviado {
  identificacao: { numeroItem: number };
  produto: { codigo?: number; versao?: string; niResponsavel?: string };
  exportador: { codigo: string; versao: string; pais: { codigo: string } };
  fabricante: { codigo?: string; versao?: string; pais?: { codigo: string } };
  mercadoria: {
    quantidadeComercial: number;
    pesoLiquido: number;
    moedaNegociada: { codigo: string };
    valorUnitarioMoedaNegociada: number;
  };
  condicaoVenda?: { metodoValoracao?: { codigo: number }; incoterm?: { codigo?: string } };
  tributos?: { tributo?: { codigo: string }; regime?: { codigo: number }; fundamento?: { codigo: number } }[];
}

export interface RascunhoSimulado {
  capa: CapaEnviada;
  /** By their number. */
  itens: Map<number, ItemEnviado>;
  diagnostico: 'NAO_PEDIDO' | 'EM_PROCESSAMENTO' | 'CONCLUIDO';
  registro: 'NAO_PEDIDO' | 'EM_PROCESSAMENTO' | 'CONCLUIDO';
  /** Of a retificação: its version, from 2 on, and the registered one before it. */
  retifica?: { versao: number; base: DuimpSimulada[number] };
}

/** A product of the catalogue as the calculation of a draft needs it. Rates per cent. */
export interface ProdutoSimulado {
  ncm: string;
  aliquotas: { II: string; IPI: string; PIS: string; COFINS: string };
}

interface RegistroEnviado {
  totalItem: number;
  pagamentos: { principal?: { tributo: { tipo: string }; valor: number; juros: number } }[];
  confirmacaoAlertaErrosNaoImpeditivos: 'SIM' | 'NAO' | 'NA';
}

/**
 * Drafts of DUIMPs: created, filled in, diagnosed and registered, as far as the published documents say it (domain/portal-unico.md §3).
 * The outcome of a diagnosis and of a registration comes later: a test ends them, and the webhooks tell it.
 */
export function rascunhosSimulados(
  duimps: ReturnType<typeof duimpsSimuladas>,
  webhooks: ReturnType<typeof webhooksSimulados>,
  agora: () => Date,
) {
  const todos = new Map<string, RascunhoSimulado>();
  const retificadoras = retificadorasSimuladas(duimps);
  let sequencia = 7000;
  const simulados = {
    todos,
    /** Versions in elaboration of registered DUIMPs, by number. */
    retificadoras: retificadoras.abertas,
    /** Somebody opens a version on the page of the Portal. */
    abrirRetificadora: retificadoras.abrir,
    /** What a registered version was sent as. */
    daVersao: retificadoras.registrada,
    guardarRegistrada: retificadoras.guardar,
    /** Interest of a tax that a retificação still has to pay. */
    juros: new Map<string, string>(),
    /** What is in elaboration or under way, by number. */
    emAberto: (): [string, RascunhoSimulado][] => [...todos, ...retificadoras.abertas],
    /** The catalogue, by code and version such as `45/3`. */
    catalogo: new Map<string, ProdutoSimulado>(),
    /** Reais per unit of a currency. */
    taxas: new Map<string, string>(),
    /** Freight by the CE-Mercante that has it. */
    fretes: new Map<string, { moeda: string; valor: string }>(),
    /** What is added to a tax that the Portal calculates (`IPI`, or `IPI 2` of an item), so that it differs from anybody else's. */
    aMais: new Map<string, string>(),
    /** Drafts with errors that do not forbid the registration, which a request has to take knowingly. */
    comAlertas: new Set<string>(),
    atender,
    /** Ends the diagnosis that was asked for. */
    async concluirDiagnostico(numero: string, message = 'Diagnóstico concluído sem erros impeditivos.'): Promise<void> {
      const rascunho = doNumero(numero);
      if (rascunho.diagnostico !== 'EM_PROCESSAMENTO') throw new Error(`Nenhum diagnóstico da ${numero} foi pedido.`);
      rascunho.diagnostico = 'CONCLUIDO';
      await avisar('dimp-diag-import', numero, versaoDe(rascunho), message);
    },
    /** Ends the registration that was asked for: the draft becomes version 1, and a retificação the version in force. */
    async concluirRegistro(numero: string): Promise<void> {
      const rascunho = doNumero(numero);
      if (rascunho.registro !== 'EM_PROCESSAMENTO') throw new Error(`Nenhum registro da ${numero} foi pedido.`);
      rascunho.registro = 'CONCLUIDO';
      retificadoras.guardar(numero, rascunho);
      const registrada = comoRegistrada(numero, rascunho, simulados, dataDoEvento());
      duimps.todas.set(numero, [...(rascunho.retifica ? (duimps.todas.get(numero) ?? []) : []), registrada]);
      const evento = rascunho.retifica ? 'dimp-retifica-import' : 'dimp-registro-import';
      await avisar(evento, numero, String(registrada.capa.identificacao.versao), 'Duimp registrada.', registrada);
    },
    /** Ends the registration that was asked for without one: the draft is a draft again, and only the notice says so. */
    async recusarRegistro(numero: string, message: string): Promise<void> {
      const rascunho = doNumero(numero);
      if (rascunho.registro !== 'EM_PROCESSAMENTO') throw new Error(`Nenhum registro da ${numero} foi pedido.`);
      rascunho.registro = 'NAO_PEDIDO';
      await avisar('dimp-registro-import', numero, versaoDe(rascunho), message);
    },
  };
  return simulados;

  function atender({ funcao, parametros: p }: Operacao, query: URLSearchParams, corpo: unknown): Respondida {
    const [numero = '', versao = ''] = [p['numero-duimp'], p['versao-duimp']];
    const esta = () => emElaboracao(numero, versao);
    switch (funcao) {
      case 'criarNovaDuimp':
        return criar(corpo as CapaEnviada);
      case 'criarVersaoRetificadoraDuimp':
        retificadoras.abrir(numero, versao, conferida(corpo as CapaEnviada));
        return feita(201, numero, versao, 'Retificação criada.');
      case 'atualizarDadosGerais':
        esta().capa = conferida(corpo as CapaEnviada);
        return feita(200, numero, versao, 'Dados gerais atualizados.');
      case 'salvarItens':
      case 'atualizarItens':
        return guardarItens(esta(), numero, funcao === 'salvarItens', corpo as ItemEnviado[]);
      case 'excluirItemDuimp':
        if (!esta().itens.delete(Number(p['numero-item']))) throw NAO_HA;
        return feita(200, numero, versao, 'Item excluído.');
      case 'excluirDuimp':
        (esta().retifica ? retificadoras.abertas : todos).delete(numero);
        return feita(200, numero, versao, 'Duimp excluída.');
      case 'buscarDadosCapaDuimp':
        return { status: 200, corpo: modelo(numero, versao).capa };
      case 'buscarDadosItensDuimp':
        return { status: 200, corpo: modeloDosItens(modelo(numero, versao), query) };
      case 'diagnosticarDuimp':
        return diagnosticar(esta(), numero, (corpo as { totalItem: number }).totalItem);
      case 'buscarValoresCalculadosDuimp': {
        const rascunho = daVersao(numero, versao);
        if (rascunho.registro === 'CONCLUIDO') {
          throw new PortalError(422, 'DIMP-ER8505', 'A Duimp não está em elaboração.');
        }
        return {
          status: 200,
          corpo: { identificacao: { numero, versao }, ...valoresDoRascunho(rascunho, simulados) },
        };
      }
      case 'buscarValoresCalculadosItemDuimp': {
        const numeroItem = Number(p['numero-item']);
        const valores = valoresDoItemDoRascunho(esta(), numeroItem, simulados);
        if (!valores) throw NAO_HA;
        const identificacao = { numero, versao, numeroItem };
        return { status: 200, corpo: { identificacao, ...valores } };
      }
      default:
        return registrar(esta(), numero, corpo as RegistroEnviado);
    }
  }

  function criar(capa: CapaEnviada): Respondida {
    const numero = numeroDuimp(sequencia++);
    todos.set(numero, {
      capa: conferida(capa),
      itens: new Map(),
      diagnostico: 'NAO_PEDIDO',
      registro: 'NAO_PEDIDO',
    });
    return feita(201, numero, '0', 'Duimp criada.');
  }

  function guardarItens(rascunho: RascunhoSimulado, numero: string, novos: boolean, itens: ItemEnviado[]): Respondida {
    if (itens.length > 100) {
      throw new PortalError(422, 'DIMP-ER0100', 'Podem ser enviados até 100 itens por requisição.');
    }
    const certo = novos ? 201 : 200;
    const cada = itens.map((item) => {
      const { numeroItem } = item.identificacao;
      const errors = errosDoItem(item, rascunho.itens.has(numeroItem), novos);
      if (errors.length === 0) rascunho.itens.set(numeroItem, item);
      const identificacao = { numeroItem: String(numeroItem) };
      return errors.length === 0
        ? { code: certo, message: 'Item salvo.', identificacao }
        : { code: 422, message: 'Item com erros.', identificacao, errors };
    });
    rascunho.diagnostico = 'NAO_PEDIDO';
    const comErro = cada.some(({ code }) => code === 422);
    const corpo = {
      message: 'Itens recebidos.',
      identificacao: { numero, versao: versaoDe(rascunho) },
      multiStatus: cada,
    };
    return { status: comErro ? 207 : certo, corpo };
  }

  function errosDoItem(item: ItemEnviado, jaHa: boolean, novo: boolean): ErroDeCampo[] {
    const { codigo, versao } = item.produto;
    const semMetodo = item.condicaoVenda?.metodoValoracao === undefined;
    return [
      ...(novo && jaHa ? [erro('identificacao.numeroItem', 'O item já existe.')] : []),
      ...(!novo && !jaHa ? [erro('identificacao.numeroItem', 'O item não existe.')] : []),
      ...(codigo === undefined || versao === undefined
        ? [erro('produto.codigo', 'Produto do catálogo não informado.')]
        : simulados.catalogo.has(`${codigo}/${versao}`)
          ? []
          : [erro('produto.codigo', `O produto ${codigo}, versão ${versao}, não existe no Catálogo de Produtos.`)]),
      ...(semMetodo ? [erro('condicaoVenda.metodoValoracao.codigo', 'Método de valoração não informado.')] : []),
    ];
  }

  function diagnosticar(rascunho: RascunhoSimulado, numero: string, totalItem: number): Respondida {
    const erros = [
      ...(totalItem === rascunho.itens.size
        ? []
        : [erro('totalItem', `Foram informados ${totalItem} itens, e há ${rascunho.itens.size} salvos.`)]),
      ...(rascunho.capa.documentos.documentosInstrucao.length > 0
        ? []
        : [erro('documentos.documentosInstrucao', 'Informe ao menos um documento instrutivo.')]),
    ];
    if (erros.length > 0) throw new PortalError(422, 'DIMP-ER9999', 'A solicitação tem erros.', erros);
    rascunho.diagnostico = 'EM_PROCESSAMENTO';
    return emProcessamento(numero, versaoDe(rascunho), 'Diagnóstico em processamento');
  }

  function registrar(
    rascunho: RascunhoSimulado,
    numero: string,
    { totalItem, pagamentos, confirmacaoAlertaErrosNaoImpeditivos: alertas }: RegistroEnviado,
  ): Respondida {
    const devidos = valoresDoRascunho(rascunho, simulados)
      .tributosCalculados.map(({ tipo, valoresBRL }) => ({ tipo, ...aPagar(valoresBRL) }))
      .filter(({ tipo, valor }) => tipo !== 'TAXA_UTILIZACAO' && valor > 0);
    const enviados = new Map(
      pagamentos.flatMap(({ principal }) => (principal ? [[principal.tributo.tipo, principal] as const] : [])),
    );
    const errados = devidos.filter(({ tipo, valor, juros }) => {
      const enviado = enviados.get(tipo);
      return enviado?.valor !== valor || enviado.juros !== juros;
    });
    const erros = [
      ...(rascunho.diagnostico === 'CONCLUIDO' ? [] : [erro('diagnostico', 'O diagnóstico não foi concluído.')]),
      ...(totalItem === rascunho.itens.size ? [] : [erro('totalItem', 'A quantidade de itens não confere.')]),
      ...errados.map(({ tipo }) => erro('pagamentos.principal.valor', `O valor de ${tipo} não é o calculado.`)),
      ...(enviados.size === devidos.length
        ? []
        : [erro('pagamentos', 'Os pagamentos não são os dos tributos devidos.')]),
      ...(simulados.comAlertas.has(numero) && alertas !== 'SIM'
        ? [erro('confirmacaoAlertaErrosNaoImpeditivos', 'Há erros não impeditivos, e eles não foram confirmados.')]
        : []),
    ];
    if (erros.length > 0) throw new PortalError(422, 'DIMP-ER9999', 'A solicitação tem erros.', erros);
    rascunho.registro = 'EM_PROCESSAMENTO';
    return emProcessamento(numero, versaoDe(rascunho), 'Registro em processamento');
  }

  /** The retificação under way of a number, or else its draft. */
  function doNumero(numero: string): RascunhoSimulado {
    const achado = retificadoras.abertas.get(numero) ?? todos.get(numero);
    if (!achado) throw NAO_HA;
    return achado;
  }

  function daVersao(numero: string, versao: string): RascunhoSimulado {
    const achado = versao === '0' ? todos.get(numero) : retificadoras.abertas.get(numero);
    if (!achado || versaoDe(achado) !== versao) throw NAO_HA;
    return achado;
  }

  /** Of a draft, of a version in elaboration, or of a registered one. */
  function modelo(numero: string, versao: string): Pick<RascunhoSimulado, 'capa' | 'itens'> {
    return retificadoras.registrada(numero, versao) ?? daVersao(numero, versao);
  }

  function emElaboracao(numero: string, versao: string): RascunhoSimulado {
    const achado = daVersao(numero, versao);
    if (achado.registro === 'NAO_PEDIDO') return achado;
    throw new PortalError(422, 'DIMP-ER8505', 'A Duimp não está em elaboração.');
  }

  async function avisar(
    evento: string,
    numero: string,
    versao: string,
    message: string,
    registrada?: DuimpSimulada[number],
  ): Promise<void> {
    // The Portal sends its notice after it has answered the request.
    await logoDepois();
    await webhooks.entregar(evento, {
      identificacao: { numero, versao },
      niImportador: (registrada ?? doNumero(numero)).capa.identificacao.importador.ni,
      situacaoDuimp: null,
      canal: null,
      message,
      dataEvento: dataDoEvento(),
    });
  }

  function dataDoEvento(): string {
    return `${new Date(agora().getTime() - 3 * 3_600_000).toISOString().slice(0, 19)}-0300`;
  }
}

/** Functions about a DUIMP that is not registered yet. */
export function ehDeRascunho(funcao: string): boolean {
  return FUNCOES.has(funcao);
}

interface Respondida {
  status: number;
  corpo: unknown;
}

/** The cover, whose importer and cargo the Portal needs to keep it at all. */
function conferida(capa: CapaEnviada): CapaEnviada {
  const { importador } = capa.identificacao;
  const { tipoIdentificacaoCarga: tipo, identificacao } = capa.carga;
  const erros = [
    ...(importador.tipoImportador === undefined
      ? [erro('identificacao.importador.tipoImportador', 'Tipo do importador não informado.')]
      : []),
    ...(tipo === 'CE' && !/^\d{15}$/.test(identificacao ?? '')
      ? [erro('carga.identificacao', 'O CE-Mercante tem 15 algarismos.')]
      : []),
    ...(tipo === undefined || identificacao === undefined
      ? [erro('carga.identificacao', 'Identificação da carga não informada.')]
      : []),
  ];
  if (erros.length > 0) throw new PortalError(422, 'DIMP-ER9999', 'A solicitação tem erros.', erros);
  return capa;
}

function modeloDosItens({ itens }: Pick<RascunhoSimulado, 'itens'>, query: URLSearchParams): ItemEnviado[] {
  const [inicial, tamanho] = [Number(query.get('inicial')), Number(query.get('tamanho'))];
  return [...itens.values()]
    .toSorted((a, b) => a.identificacao.numeroItem - b.identificacao.numeroItem)
    .filter(({ identificacao }) => identificacao.numeroItem >= inicial)
    .slice(0, Math.min(tamanho, 100));
}

/** What a registration pays of a tax: a retificação, what its versions before did not. */
function aPagar({ aRecolher, complementar, juros }: { aRecolher: number; complementar?: number; juros?: number }) {
  return { valor: complementar ?? aRecolher, juros: juros ?? 0 };
}

const versaoDe = ({ retifica }: RascunhoSimulado) => String(retifica?.versao ?? 0);

const feita = (status: number, numero: string, versao: string, message: string): Respondida => ({
  status,
  corpo: { message, identificacao: { numero, versao } },
});

const emProcessamento = (numero: string, versao: string, situacao: string): Respondida => ({
  status: 201,
  corpo: { message: 'Solicitação recebida com sucesso.', identificacao: { numero, versao }, situacao },
});

const erro = (field: string, message: string): ErroDeCampo => ({ code: 'DIMP-ER9999', field, message });
const NAO_HA = new PortalError(404, null, 'Recurso não encontrado');
const FUNCOES = new Set([
  'criarNovaDuimp',
  'criarVersaoRetificadoraDuimp',
  'atualizarDadosGerais',
  'excluirDuimp',
  'salvarItens',
  'atualizarItens',
  'excluirItemDuimp',
  'buscarDadosCapaDuimp',
  'buscarDadosItensDuimp',
  'diagnosticarDuimp',
  'buscarValoresCalculadosDuimp',
  'buscarValoresCalculadosItemDuimp',
  'registrarDuimp',
]);
