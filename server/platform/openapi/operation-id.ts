import type { Operation } from './document.ts';

/**
 * The name of an operation, by which generated clients call it: a verb and the segments of its path. A segment that is a verb itself
 * is the verb (`POST /api/Item/{id}/Restaurar` → `restaurarItem`); what would read badly is named by hand.
 */
export function operationId(verbo: string, caminho: string, { responses }: Pick<Operation, 'responses'>): string {
  const dito = NOMES[`${verbo.toUpperCase()} ${caminho}`];
  if (dito) return dito;
  const segmentos = caminho.split('/').filter((parte) => parte !== '' && parte !== 'api' && !parte.startsWith('{'));
  const ultimo = segmentos.at(-1) ?? '';
  const antes = segmentos.slice(0, -1).join('');
  if (/^GetBy\w*Q$/.test(ultimo)) return `procurar${antes}`;
  const [acao] = /^[A-Z][a-z]*[aei]r(?=[A-Z]|$)/.exec(ultimo) ?? [];
  if (acao) return `${acao.toLowerCase()}${ultimo.slice(acao.length)}${antes}`;
  const deLista = Object.values(responses).some(
    ({ content }) => content?.['application/json']?.schema?.type === 'array',
  );
  const feito = verbo === 'get' ? (deLista ? 'listar' : 'ler') : FEITOS[verbo];
  return `${feito}${segmentos.map((parte) => `${parte[0]?.toUpperCase()}${parte.slice(1)}`).join('')}`;
}

const FEITOS: Record<string, string> = { post: 'criar', put: 'alterar', delete: 'excluir' };

const NOMES: Record<string, string> = {
  'POST /Auth/Login': 'entrar',
  'POST /Auth/Logout': 'sair',
  'GET /Auth/Convite/{token}': 'lerConvite',
  'POST /Auth/Convite/{token}': 'aceitarConvite',
  'POST /api/MinhaConta': 'enviarMinhaFoto',
  'POST /api/MinhaConta/Senha': 'trocarMinhaSenha',
  'DELETE /api/MinhaConta/Sessoes/{id}': 'encerrarSessao',
  'POST /api/MinhaConta/Sessoes/EncerrarOutras': 'encerrarOutrasSessoes',
  'POST /api/Empresa': 'enviarLogoDaEmpresa',
  'POST /api/Processo/DoPedido': 'criarProcessoDoPedido',
  'POST /api/Aviso/Lidos': 'darAvisosPorLidos',
  'GET /api/Aviso': 'listarAvisos',
  'GET /api/Aviso/Contagem': 'contarAvisos',
  'GET /api/Aviso/Eventos': 'acompanharAvisos',
  'POST /api/Webhook/{id}/Teste': 'testarWebhook',
  'POST /api/Webhook/{id}/Segredo': 'trocarSegredoDoWebhook',
  'GET /api/PortalUnico/Credencial': 'listarCredenciaisDoPortal',
  'POST /api/PortalUnico/Credencial': 'criarCredencialDoPortal',
  'POST /api/PortalUnico/Credencial/{id}/Teste': 'testarCredencialDoPortal',
  'POST /api/PortalUnico/Credencial/{id}/Chave': 'trocarChaveDoPortal',
  'POST /api/PortalUnico/Credencial/{id}/Certificado': 'trocarCertificadoDoPortal',
  'POST /api/PortalUnico/Credencial/{id}/Encerrar': 'encerrarCredencialDoPortal',
  'GET /api/PortalUnico/Consulta': 'listarConsultasAoPortal',
  'POST /api/PortalUnico/Consulta': 'pedirAoPortal',
  'GET /api/PortalUnico/Consulta/{id}': 'lerConsultaAoPortal',
  'GET /api/PortalUnico/Consulta/{id}/Arquivo': 'baixarConsultaAoPortal',
  'POST /api/PortalUnico/Busca': 'buscarNoPortal',
  'GET /api/PortalUnico/Busca/{id}': 'lerBuscaNoPortal',
  'POST /api/PortalUnico/Busca/{id}/Trazer': 'trazerDaBuscaNoPortal',
  'GET /api/Processo/{id}/PortalUnico': 'lerProcessoNoPortal',
  'POST /api/Processo/{id}/PortalUnico': 'acompanharNoPortal',
  'DELETE /api/Processo/{id}/PortalUnico': 'deixarDeAcompanharNoPortal',
  'POST /api/Processo/{id}/PortalUnico/Olhar': 'olharNoPortal',
  'GET /api/Processo/{id}/Duimp': 'lerDuimpDoProcesso',
  'PUT /api/Processo/{id}/Duimp': 'complementarDuimpDoProcesso',
  'POST /api/Processo/{id}/Duimp/Mandar': 'mandarDuimpDoProcesso',
  'POST /api/Processo/{id}/Duimp/Valores': 'buscarValoresDaDuimp',
  'POST /api/Processo/{id}/Duimp/Resolver': 'resolverRascunhoDaDuimp',
  'POST /api/Processo/{id}/Duimp/Registro': 'pedirRegistroDaDuimp',
  'POST /api/Processo/{id}/Duimp/Registro/Aprovar': 'aprovarRegistroDaDuimp',
  'POST /api/Processo/{id}/Duimp/Registro/Retirar': 'retirarRegistroDaDuimp',
  'POST /api/Processo/{id}/Duimp/Registro/Perguntar': 'perguntarDoRegistroDaDuimp',
  'POST /api/Processo/{id}/Duimp/Registro/NaoFoi': 'dizerQueNaoFoiRegistrada',
  'GET /api/PortalUnico/Atributos': 'listarAtributosNoPortal',
  'POST /api/PortalUnico/Atributos': 'pedirAtributosAoPortal',
  'GET /api/PortalUnico/Atributos/{id}/Arquivo': 'baixarAtributosDaNcm',
  'GET /api/PortalUnico/Pergunta': 'listarPerguntasAoPortal',
  'POST /api/PortalUnico/Pergunta': 'perguntarAoPortal',
  'GET /api/PortalUnico/Pergunta/{id}/Arquivo': 'baixarRespostaDoPortal',
  'GET /api/PortalUnico/Ronda': 'listarRondasDoPortal',
  'POST /api/PortalUnico/Ronda': 'ligarRondaDoPortal',
  'GET /api/PortalUnico/Aviso': 'listarReceptoresDoPortal',
  'POST /api/PortalUnico/Credencial/{id}/Aviso': 'fazerReceptorDoPortal',
  'DELETE /api/PortalUnico/Credencial/{id}/Aviso': 'encerrarReceptorDoPortal',
  'GET /api/PortalUnico/Assinatura': 'listarAssinaturasDosAvisos',
  'POST /api/PortalUnico/Credencial/{id}/Assinatura': 'pedirAssinaturaDosAvisos',
  'POST /api/PortalUnico/Aviso/{empresaId}/{receptorId}': 'receberAvisoDoPortal',
  'GET /api/PortalUnico/Produto': 'listarProdutosDoCatalogo',
  'PUT /api/PortalUnico/Produto': 'alterarProdutoDoCatalogo',
  'GET /api/PortalUnico/Produto/{id}': 'lerProdutoDoCatalogo',
  'GET /api/PortalUnico/Produto/Exportar': 'exportarProdutosDoCatalogo',
  'POST /api/PortalUnico/Produto/Preparar': 'prepararProdutosDoCatalogo',
  'POST /api/PortalUnico/Produto/EmVarios': 'agirEmProdutosDoCatalogo',
  'POST /api/PortalUnico/Produto/{id}/Devolver': 'devolverProdutoDoCatalogo',
  'POST /api/PortalUnico/Produto/{id}/Achado': 'dizerProdutoAchado',
  'GET /api/PortalUnico/Catalogo': 'listarCatalogosDoPortal',
  'POST /api/PortalUnico/Catalogo': 'pedirCatalogoAoPortal',
  'POST /api/MeuDia/Adiamento': 'adiarDoMeuDia',
  'DELETE /api/MeuDia/Adiamento': 'trazerDeVoltaAoMeuDia',
  'GET /api/Calendario/Atos': 'listarAtosDoCalendario',
  'PUT /api/Calendario/Atos/{codigo}/Confirmacao': 'confirmarAtoDoCalendario',
  'DELETE /api/Calendario/Atos/{codigo}/Confirmacao': 'desfazerConfirmacaoDoAto',
  'GET /api/MeuDia/Contagem': 'contarMeuDia',
  'GET /api/SaldoInicial': 'conferirSaldoInicial',
  'GET /api/PrimeirosPassos': 'lerPrimeirosPassos',
  'POST /api/PrimeirosPassos/Pular': 'pularPrimeiroPasso',
  'POST /api/PrimeirosPassos/Dispensar': 'dispensarPrimeirosPassos',
  'POST /api/Moeda/Buscar': 'buscarCotacoes',
  'GET /api/Busca': 'buscarEmTudo',
  ...Object.fromEntries(
    ['dcr', 'dci', 'tcif', 'icms', 'importacao', 'saldo'].map((conta) => [
      `POST /api/Calculo/${conta}`,
      `calcular${conta[0]?.toUpperCase()}${conta.slice(1)}`,
    ]),
  ),
  ...Object.fromEntries(
    ['Processo', 'Dcr', 'Dci'].flatMap((recurso) => [
      [`POST /api/${recurso}/{id}/Passo`, `darPasso${recurso}`],
      [`DELETE /api/${recurso}/{id}/Passo`, `desfazerPasso${recurso}`],
    ]),
  ),
  'POST /api/Dai/{id}/Marca': 'marcarDai',
  'DELETE /api/Dai/{id}/Marca': 'desmarcarDai',
  'POST /api/Dai/{id}/Conferencia': 'conferirDai',
  'POST /api/Dai/Marca': 'marcarVariasDais',
  'POST /api/Dci/{id}/Pagamento': 'pagarDci',
  'DELETE /api/Dci/{id}/Pagamento': 'desfazerPagamentoDci',
  'POST /api/Dci/{id}/Notas': 'enviarNotasDci',
  'POST /api/Dci/{id}/Nota/{nota}/Fora': 'deixarNotaForaDci',
  'DELETE /api/Dci/{id}/Nota/{nota}/Fora': 'devolverNotaDci',
  'GET /api/Dci/Habilitacao/{arquivo}': 'exportarDciHabilitacao',
  'POST /api/Planilha': 'enviarPlanilha',
  'POST /api/Planilha/{id}/Correcoes': 'enviarCorrecoesDaPlanilha',
  'POST /api/Documento': 'enviarDocumento',
  'POST /api/EsquemaXsd': 'enviarEsquemaXsd',
  'POST /api/Usuario/{id}/Convite': 'convidarDeNovo',
  'POST /api/Usuario': 'convidarUsuario',
};
