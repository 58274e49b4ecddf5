import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { RELATORIOS } from '#lib/domain/telas/relatorio.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer } from '#server/testing/test-bench.ts';

const registro: string[] = [];
const logger = {
  level: 'debug',
  stream: new Writable({
    write(linha, _codificacao, feito) {
      registro.push(String(linha));
      feito();
    },
  }),
};

onServer(
  'The server',
  (bench) => {
    test('says that it is well, and on which database', async () => {
      const { app, conexao } = bench();
      expect((await app.inject({ url: '/saude' })).json()).toEqual({
        ok: true,
        banco: conexao.tipo,
        versao: '0.0.0-teste',
      });
    });

    test('starts with nobody in it: the demonstration is not seeded by the server itself', async () => {
      const resposta = await bench().app.inject({
        method: 'POST',
        url: '/Auth/Login',
        payload: { email: DEMONSTRACAO.email, password: DEMONSTRACAO.senha },
      });
      expect(resposta.statusCode).toBe(401);
    });

    test('describes itself in OpenAPI 3.1, every route with its answers', async () => {
      const documento = (await bench().app.inject({ url: '/api/openapi.json' })).json();
      expect(documento.openapi).toBe('3.1.0');
      expect(Object.keys(documento.paths).sort()).toEqual(
        [
          '/Auth/Convite/{token}',
          '/Auth/SegundoFator',
          '/api/Empresa',
          '/api/Empresa/Desligamento/{id}/Confirmar',
          '/api/Empresa/Desligamento/{id}/Manter',
          '/api/Empresa/{id}',
          '/api/Empresa/{id}/Desligamentos',
          '/api/Empresa/{id}/Exportacao',
          '/api/Empresa/{id}/Inatividade',
          '/api/Empresa/{id}/Logo',
          '/api/Empresa/{id}/SegundaPessoa',
          '/api/Empresa/{id}/SegundoFator',
          '/api/MeuDia',
          '/api/MeuDia/Adiamento',
          '/api/MeuDia/Contagem',
          '/api/MeuDia/Corte',
          '/api/MinhaConta',
          '/api/MinhaConta/Prova',
          '/api/MinhaConta/Prova/Inicio',
          '/api/MinhaConta/SegundoFator',
          '/api/MinhaConta/SegundoFator/Aplicativo',
          '/api/MinhaConta/SegundoFator/Aplicativo/Confirmar',
          '/api/MinhaConta/SegundoFator/Aplicativo/Remover',
          '/api/MinhaConta/SegundoFator/Chave',
          '/api/MinhaConta/SegundoFator/Chave/Inicio',
          '/api/MinhaConta/SegundoFator/Chave/{id}/Remover',
          '/api/MinhaConta/SegundoFator/Codigos',
          '/api/MinhaConta/Senha',
          '/api/MinhaConta/Sessoes',
          '/api/MinhaConta/Sessoes/EncerrarOutras',
          '/api/MinhaConta/Sessoes/{id}',
          '/api/CadastroProposto',
          '/api/CadastroProposto/Atos',
          '/api/CadastroProposto/Atos/{id}/Desfazer',
          '/api/HistoricoTrazido',
          '/api/HistoricoTrazido/{id}',
          '/api/HistoricoTrazido/{id}/Arquivos',
          '/api/HistoricoTrazido/{id}/Cancelar',
          '/api/HistoricoTrazido/{id}/Causas',
          '/api/HistoricoTrazido/{id}/Comecar',
          '/api/HistoricoTrazido/{id}/Exportar',
          '/api/HistoricoTrazido/{id}/Partes',
          '/api/Planilha',
          '/api/Planilha/{id}',
          '/api/Planilha/{id}/ArquivoDeErros',
          '/api/Planilha/{id}/Cancelar',
          '/api/Planilha/{id}/Causas',
          '/api/Planilha/{id}/Conferir',
          '/api/Planilha/{id}/Correcoes',
          '/api/Planilha/{id}/Desfazer',
          '/api/Planilha/{id}/Erros',
          '/api/Planilha/{id}/Gravar',
          '/api/Planilha/{id}/Linhas',
          '/api/Planilha/Modelo',
          '/api/Usuario',
          '/api/Usuario/{id}',
          '/api/Usuario/{id}/Convite',
          '/api/Usuario/{id}/Foto',
          '/api/Usuario/{id}/Restaurar',
          '/api/Usuario/{id}/ZerarSegundoFator',
          '/Auth/Login',
          '/Auth/Logout',
          '/api/Adicao',
          '/api/Aviso',
          '/api/Aviso/Contagem',
          '/api/Aviso/Eventos',
          '/api/Aviso/Lidos',
          '/api/Dashboard',
          '/api/Dashboard/Prontidao',
          '/api/Mapa',
          '/api/PortalUnico/Assinatura',
          '/api/PortalUnico/Atributos',
          '/api/PortalUnico/Atributos/{id}/Arquivo',
          '/api/PortalUnico/Aviso',
          '/api/PortalUnico/Aviso/{empresaId}/{receptorId}',
          '/api/PortalUnico/Busca',
          '/api/PortalUnico/Busca/{id}',
          '/api/PortalUnico/Busca/{id}/Trazer',
          '/api/PortalUnico/Catalogo',
          '/api/PortalUnico/Consulta',
          '/api/PortalUnico/Consulta/{id}',
          '/api/PortalUnico/Consulta/{id}/Arquivo',
          '/api/PortalUnico/Credencial',
          '/api/PortalUnico/Credencial/Certificado',
          '/api/PortalUnico/Credencial/{id}/Assinatura',
          '/api/PortalUnico/Credencial/{id}/Aviso',
          '/api/PortalUnico/Credencial/{id}/Certificado',
          '/api/PortalUnico/Credencial/{id}/Chave',
          '/api/PortalUnico/Credencial/{id}/Encerrar',
          '/api/PortalUnico/Credencial/{id}/Teste',
          '/api/PortalUnico/Fabricante',
          '/api/PortalUnico/Fabricante/EmVarios',
          '/api/PortalUnico/Fabricante/Exportar',
          '/api/PortalUnico/Fabricante/Preparar',
          '/api/PortalUnico/Fabricante/{id}',
          '/api/PortalUnico/Fabricante/{id}/Achado',
          '/api/PortalUnico/Fabricante/{id}/Devolver',
          '/api/PortalUnico/ListaDeFabricantes',
          '/api/PortalUnico/ListaDeOperadores',
          '/api/PortalUnico/Operador',
          '/api/PortalUnico/Operador/EmVarios',
          '/api/PortalUnico/Operador/Exportar',
          '/api/PortalUnico/Operador/Preparar',
          '/api/PortalUnico/Operador/{id}',
          '/api/PortalUnico/Operador/{id}/Achado',
          '/api/PortalUnico/Operador/{id}/Devolver',
          '/api/PortalUnico/Produto',
          '/api/PortalUnico/Produto/EmVarios',
          '/api/PortalUnico/Produto/Exportar',
          '/api/PortalUnico/Produto/Preparar',
          '/api/PortalUnico/Produto/{id}',
          '/api/PortalUnico/Produto/{id}/Achado',
          '/api/PortalUnico/Produto/{id}/Devolver',
          '/api/PortalUnico/Pergunta',
          '/api/PortalUnico/Pergunta/{id}/Arquivo',
          '/api/PortalUnico/Ronda',
          '/api/Webhook/Entrega/{id}/Repetir',
          '/api/Webhook/{id}/Entregas',
          '/api/Webhook/{id}/Segredo',
          '/api/Webhook/{id}/Teste',
          '/api/Apelido',
          '/api/Apelido/OQueFalta',
          '/api/Apelido/OQueFalta/Desfazer',
          '/api/Apelido/{id}',
          '/api/Busca',
          '/api/Calculo/dci',
          '/api/Calculo/dcr',
          '/api/Calculo/icms',
          '/api/Calculo/importacao',
          '/api/Calculo/reforma',
          '/api/Calculo/saldo',
          '/api/Calculo/tcif',
          '/api/Calendario',
          '/api/Calendario/Atos',
          '/api/Calendario/Atos/{codigo}/Confirmacao',
          '/api/Di/Ler',
          '/api/EsquemaXsd',
          '/api/EsquemaXsd/{id}',
          '/api/EsquemaXsd/{id}/Conteudo',
          '/api/Historico',
          '/api/ItensDoProcesso',
          '/api/ItensDoProcesso/{id}',
          '/api/Historico/{id}/Desfazer',
          '/api/Documento',
          '/api/Documento/{id}',
          '/api/Documento/{id}/Conteudo',
          '/api/Documento/{id}/Repetir',
          '/api/Documento/{id}/Restaurar',
          '/api/Dai',
          '/api/Dai/Exportar',
          '/api/Dai/Marca',
          '/api/Dai/Pendencias',
          '/api/Dai/RelatorioPorIe',
          '/api/Dai/TermoDeLacre',
          '/api/Dai/Totais',
          '/api/Dai/{id}',
          '/api/Dai/{id}/Conferencia',
          '/api/Dai/{id}/Diferencas',
          '/api/Dai/{id}/Envio/{envioId}/Xml',
          '/api/Dai/{id}/Marca',
          '/api/Dai/{id}/Memoria',
          '/api/Dai/{id}/PreviaXml',
          '/api/Dci/Habilitacao',
          '/api/Dci/Habilitacao/{arquivo}',
          '/api/Dci/Pendentes',
          '/api/Dci/Totais',
          '/api/Dci/{id}/Apurar',
          '/api/Dci/{id}/Arquivo',
          '/api/Dci/{id}/Conferencia',
          '/api/Dci/{id}/Copiar',
          '/api/Dci/{id}/Darf',
          '/api/Dci/{id}/Darf/Pdf',
          '/api/Dci/{id}/Espelho',
          '/api/Dci/{id}/Insumos',
          '/api/Dci/{id}/Nota',
          '/api/Dci/{id}/Nota/{nota}',
          '/api/Dci/{id}/Nota/{nota}/Fora',
          '/api/Dci/{id}/Notas',
          '/api/Dci/{id}/Pagamento',
          '/api/Dci/{id}/Passo',
          '/api/Dci/{id}/Planilha',
          '/api/Dci/{id}/Recebimento/{recebimento}',
          '/api/Dcr/GetByQ',
          '/api/Dcr/InsumosDaDi',
          '/api/Dcr/Montar',
          '/api/Dcr/{id}/Arquivo',
          '/api/Dcr/{id}/Atualizacao',
          '/api/Dcr/{id}/Conferencia',
          '/api/Dcr/{id}/Copiar',
          '/api/Dcr/{id}/Espelho',
          '/api/Dcr/{id}/Passo',
          '/api/Linhagem',
          '/api/MatrizTributacao/PreviaXml',
          '/api/MatrizTributacao/Xml',
          '/api/Moeda',
          '/api/Moeda/Buscar',
          ...CADASTROS.flatMap((nome) => [
            `/api/${nome}`,
            `/api/${nome}/ExcluirVarios`,
            `/api/${nome}/Exportar`,
            `/api/${nome}/RestaurarVarios`,
            `/api/${nome}/{id}`,
            `/api/${nome}/{id}/Restaurar`,
          ]),
          ...LOOKUPS.map((nome) => `/api/${nome}`),
          '/api/Processo',
          '/api/Processo/Agrupados',
          '/api/Processo/DoPedido',
          '/api/Processo/EmVarios',
          '/api/Processo/ExcluirVarios',
          '/api/Processo/Espelhos',
          '/api/Processo/Exportar',
          '/api/Processo/ImportarDi',
          '/api/Processo/RestaurarVarios',
          '/api/Processo/Totais',
          '/api/Processo/Treinamento',
          '/api/Processo/{id}',
          '/api/Processo/{id}/Cambio',
          '/api/Processo/{id}/Arquivo/{arquivoId}',
          '/api/Processo/{id}/Comparacao',
          '/api/Processo/{id}/Custo',
          '/api/Processo/{id}/Custo/Memoria',
          '/api/Processo/{id}/Duimp',
          '/api/Processo/{id}/Duimp/Mandar',
          '/api/Processo/{id}/Duimp/Registro',
          '/api/Processo/{id}/Duimp/Registro/Aprovar',
          '/api/Processo/{id}/Duimp/Registro/NaoFoi',
          '/api/Processo/{id}/Duimp/Registro/Perguntar',
          '/api/Processo/{id}/Duimp/Registro/Retirar',
          '/api/Processo/{id}/Duimp/Resolver',
          '/api/Processo/{id}/Duimp/Retificacao',
          '/api/Processo/{id}/Duimp/Retificacao/Buscar',
          '/api/Processo/{id}/Duimp/Retificacao/Desistir',
          '/api/Processo/{id}/Duimp/Retificacao/Preencher',
          '/api/Processo/{id}/Duimp/Valores',
          '/api/Processo/{id}/Duimp/ValoresDosItens',
          '/api/Processo/{id}/Duplicar',
          '/api/Processo/{id}/Espelho',
          '/api/Processo/{id}/FontesDosTributos',
          '/api/Processo/{id}/Lacunas',
          '/api/Processo/{id}/Memoria',
          '/api/Processo/{id}/Mercadorias',
          '/api/Processo/{id}/Mercadorias/Exportar',
          '/api/Processo/{id}/Passo',
          '/api/Processo/{id}/PortalUnico',
          '/api/Processo/{id}/PortalUnico/Olhar',
          '/api/Processo/{id}/RetirarDeclaracao',
          '/api/Processo/{id}/Treinamento',
          '/api/Processo/{id}/Reforma',
          '/api/Processo/{id}/Reforma/Anos',
          '/api/Processo/{id}/Reforma/Anos/Memoria',
          '/api/Processo/{id}/Reforma/Anos/Pdf',
          '/api/Processo/{id}/Reforma/Anos/Planilha',
          '/api/Processo/{id}/Reforma/Memoria',
          '/api/Processo/{id}/Relacionados',
          '/api/Processo/{id}/Restaurar',
          ...RELATORIOS.flatMap((nome) => [`/api/Relatorio/${nome}`, `/api/Relatorio/${nome}/Exportar`]),
          '/api/EmpresaDeExemplo',
          '/api/EmpresaDeExemplo/Entrar',
          '/api/EmpresaDeExemplo/JogarFora',
          '/api/PrimeirosPassos',
          '/api/PrimeirosPassos/Dispensar',
          '/api/PrimeirosPassos/Pular',
          '/api/PurchaseOrder/Completar',
          '/api/PurchaseOrder/Relatorio',
          '/api/PurchaseOrder/Relatorio/Exportar',
          '/api/PurchaseOrder/{id}/Diferencas',
          '/api/PurchaseOrderItem',
          '/api/PurchaseOrderItem/Exportar',
          '/api/PurchaseOrderItem/Totais',
          '/api/PurchaseOrderItem/TotaisPorMoeda',
          '/api/Processo/{id}/Retificacoes',
          '/api/SaldoInicial',
          '/api/SaldoInsumo',
          '/api/SaldoInsumo/Exportar',
          '/api/SaldoInsumo/Grupos',
          '/api/SaldoInsumo/Grupos/Exportar',
          '/api/SaldoInsumo/Movimento/{id}/Estornar',
          '/api/SaldoInsumo/NaoConvertidos',
          '/api/SaldoInsumo/NaoConvertidos/Declarar',
          '/api/SaldoInsumo/NaoConvertidos/Desfazer',
          '/api/SaldoInsumo/NaoConvertidos/Evento',
          '/api/SaldoInsumo/NaoConvertidos/Exportar',
          '/api/SaldoInsumo/NaoConvertidos/Memoria',
          '/api/SaldoInsumo/RecalcularCbsIbs',
          '/api/SaldoInsumo/SaidaTemporaria/{id}/Desfazer',
          '/api/SaldoInsumo/SaidaTemporaria/{id}/Retorno',
          '/api/SaldoInsumo/Totais',
          '/api/SaldoInsumo/{id}',
          '/api/SaldoInsumo/{id}/Ajustar',
          '/api/SaldoInsumo/{id}/Devolver',
          '/api/SaldoInsumo/{id}/Especie',
          '/api/SaldoInsumo/{id}/SaidaTemporaria',
          '/api/Visao',
          '/api/Visao/{id}',
        ].sort(),
      );
    });

    test('describes the memória, which holds memórias, by a name that is there', async () => {
      const resposta = await bench().app.inject({ url: '/api/openapi.json' });
      const nomes = [...resposta.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, nome]) => nome);
      expect(nomes.length).toBeGreaterThan(0);
      expect(Object.keys(resposta.json().components.schemas)).toEqual(expect.arrayContaining(nomes));
    });

    test('sends the contract packed, and to who has it already only its tag', async () => {
      const url = '/api/openapi.json';
      const inteira = await bench().app.inject({ url });
      const comprimida = await bench().app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
      expect(comprimida.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(comprimida.rawPayload).toString()).toBe(inteira.body);
      expect(comprimida.rawPayload.length * 5).toBeLessThan(inteira.rawPayload.length);
      const etag = String(inteira.headers.etag);
      const sabida = await bench().app.inject({ url, headers: { 'if-none-match': etag } });
      expect([sabida.statusCode, sabida.body]).toEqual([304, '']);
    });

    test('writes no password, token or declared figure to its log, also when a query fails', async () => {
      const { novaPessoa, conexao, app } = bench();
      const { email, senha, token, pedir } = await novaPessoa();
      const di = gerarDeclaracao({
        semente: 7,
        dataRegistro: '2026-11-20',
        adicoes: 1,
        itensPorAdicao: 1,
        importador: { numero: 'ZFM000AM000121', nome: 'IMPORTADORA QUE NAO SE DIZ' },
        taxas: { '220': '5.3417' },
      });
      await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: 'senha errada' } });
      // A row the next import has to trip over, in a table it writes late.
      await conexao.db.execute('alter table historico rename to historico_fora');
      const resposta = await pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
      await conexao.db.execute('alter table historico_fora rename to historico');

      expect(resposta.statusCode).toBe(500);
      expect(resposta.json()).toEqual({
        Error: 'O servidor falhou ao atender este pedido. Tente de novo; se repetir, avise quem cuida do sistema.',
        codigo: 'INTERNO',
        requisicao: expect.any(String),
      });
      const escrito = registro.join('');
      expect(escrito).toContain(resposta.json().requisicao);
      expect(escrito).toContain('historico');
      for (const segredo of [senha, 'senha errada', token, email, 'IMPORTADORA QUE NAO SE DIZ', di.numeroDI]) {
        expect(escrito).not.toContain(segredo);
      }
      expect((await pedir({ url: '/api/Processo' })).json()).toEqual([]);
    });
  },
  { logger },
);

const TABELAS = ['Incoterm', 'MoedaSiscomex', 'Ncm', 'Pais', 'Recinto', 'Unidade', 'Urf'];
const CADASTROS = [
  'CompraNacional',
  'EntradaDeInsumo',
  'Estrutura',
  'Produto',
  'Dcr',
  'Dci',
  'Webhook',
  'Despesa',
  'Fornecedor',
  'Importador',
  'Item',
  'MatrizTributacao',
  'Parametro',
  'PurchaseOrder',
  'Representante',
  ...TABELAS,
];
const LOOKUPS = [
  'Ncm/Buscar',
  'Ncm/Importar',
  'Item/GetByPartnumberQ',
  'Item/DefinirClasses',
  'Item/PlanejarClasses',
  ...['CompraNacional', 'Fornecedor', 'Importador', 'Municipio', 'Produto', 'Representante', ...TABELAS].map(
    (nome) => `${nome}/GetByQ`,
  ),
];
