import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Every view with a field that somebody types in either keeps what is typed or asks before it is lost
 * (docs/decisions/rascunhos.md). A view that does neither by itself stands below: inside another that does, or with the reason
 * why nothing is lost there.
 */
const DENTRO_DE: Readonly<Record<string, string>> = {
  'importacao/processos/declaracao/RetificacaoForm': 'importacao/processos/declaracao/RetificacaoDialog',
  'importacao/processos/historico/PerguntasSection': 'importacao/processos/historico/RevisaoDosCadastros',
  'importacao/processos/novo/LinhasDoPedidoSection': 'importacao/processos/novo/AssistenteDoPedido',
  'importacao/processos/previsao/planilha/PlanilhaDasAdicoes': 'importacao/processos/previsao/FormularioDosItens',
  'importacao/sefaz/campos/EscolhaDaMatriz': 'importacao/sefaz/campos/TributacaoDaAdicao',
  'importacao/sefaz/campos/TributacaoDaAdicao': 'importacao/sefaz/adicoes/AdicoesDaDai',
  'importacao/sefaz/adicoes/AdicoesDaDai': 'importacao/sefaz/dai/DaiScreen',
  'importacao/sefaz/fila/ProprioDeCadaDai': 'importacao/sefaz/fila/MarcaEmVariasDialog',
  'importacao/sefaz/marcas/MarcaFields': 'importacao/sefaz/marcas/MarcaDialog',
  'dcr/saldo-insumos/MotivoField': 'dcr/saldo-insumos/QuantidadeDialog',
  'dci/processos/campos/SelicFields': 'dci/processos/tributos/AtrasoSection',
  'portal/credenciais/CamposDoAmbiente': 'portal/credenciais/FormularioDaChave',
  'portal/credenciais/FormularioDaChave': 'portal/credenciais/NovaCredencialDialog',
  'portal/credenciais/FormularioDoCertificado': 'portal/credenciais/NovaCredencialDialog',
  'portal/credenciais/NovaCredencialDialog': 'portal/credenciais/ChaveOuCertificadoDialog',
  '/components/sheets/LinhasComErro': '/components/sheets/ConferenciaSection',
  '/components/sheets/ValoresFixos': '/components/sheets/ColunasSection',
};

const NADA_SE_PERDE: Readonly<Record<string, string>> = {
  '/app/_app/bar/EscolhaDoImportador': 'busca: escolhe o importador em foco',
  'importacao/relatorios/FiltrosDoRelatorio': 'filtro, que fica no endereço',
  'portal/busca/BuscarPeloNumero': 'busca no Portal Único pelo número',
  'portal/busca/BuscarPorPeriodo': 'busca no Portal Único por período',
  'importacao/processos/reforma/ExperimentoFields': 'experimento, que a tela diz não gravar',
  'importacao/processos/previsao/TaxasDaPrevisao': 'experimento, que a tela diz valer só para a previsão',
  'importacao/processos/vinculos/VinculoDoNome': 'busca: a escolha já é o ato',
  'dcr/processos/campos/HipoteseFields': 'experimento, que a tela diz não gravar',
  'dcr/processos/componentes/EscolhaDeDocumentosDialog': 'filtro de uma busca',
  'dcr/saldo-insumos/nao-convertidos/NaoConvertidosScreen': 'filtro, que fica no endereço',
  'configuracoes/matriz/GerarXmlDialog': 'o dia de uma consulta',
  'configuracoes/matriz/ImportadorDoXml': 'busca: o importador fica no endereço',
  'configuracoes/empresa/LinkDoConviteDialog': 'só de copiar',
  'portal/credenciais/CampoDeCopiar': 'só de copiar',
  'configuracoes/webhooks/SegredoFeito': 'só de copiar',
  'portal/credenciais/TratamentosDasNcms': 'pergunta ao Portal Único: NCM, país e dia de uma consulta',
  'portal/credenciais/RondasDaCredencial': 'busca: escolhe o importador da ronda',
  'configuracoes/minha-conta/segundo-fator/AplicativoDialog': 'senha e código, que nunca ficam',
  'configuracoes/minha-conta/segundo-fator/CampoDaSenha': 'senha, que nunca fica',
  'configuracoes/minha-conta/segundo-fator/ChaveDialog': 'senha, que nunca fica, e o nome da chave',
  'configuracoes/minha-conta/segundo-fator/ProvaDialog': 'senha e código, que nunca ficam',
  'configuracoes/minha-conta/SenhaSection': 'senha, que nunca fica',
  'pages/login/LoginForm': 'entrada: senha, que nunca fica',
  'pages/login/SegundoFatorForm': 'entrada: código, que nunca fica',
  'pages/convite/ConviteForm': 'entrada: senha, que nunca fica',
  'dci/processos/tributos/DarfDialog': 'o dia de uma consulta',
  'dci/processos/habilitacao/HabilitacaoDialog': 'busca: escolhe o importador da consulta',
  'components/galeria/IndiceDaGaleria': 'busca na galeria',
  'components/galeria/entradas-arquivos-e-grade': 'mostruário: nada ali é de ninguém',
  'components/galeria/entradas-campos': 'mostruário: nada ali é de ninguém',
  'components/DatasSection': 'mostruário: nada ali é de ninguém',
  'components/GradeSection': 'mostruário: nada ali é de ninguém',
  'components/NumerosSection': 'mostruário: nada ali é de ninguém',
  'components/BuscasSection': 'mostruário: nada ali é de ninguém',
  '/components/lista/Procurado': 'filtro, que fica no endereço',
};

const arquivo = (nome: string) => `${nome.startsWith('/') ? nome.slice(1) : `app/_screens/${nome}`}.tsx`;
const texto = (nome: string) => readFileSync(arquivo(nome), 'utf8');

const DIGITAVEL =
  /<(?:TextoField|DecimalField|DateField|MonthField|IdentifierField|LookupField|PlainTextField|PasswordField|ItemGrid|Autocomplete|OutlinedInput|InputBase|textarea)\b/;
/** A menu is no text. */
const temTexto = (fonte: string) =>
  DIGITAVEL.test(fonte) ||
  [...fonte.matchAll(/<TextField\b[\s\S]*?\/?>$/gm)].some(([um]) => !/\bselect$|\bselect /m.test(um));
const CUIDA =
  /\b(?:useCampo|useFormularioAberto|useController|CampoPeloCaminho|usePerguntaAoSair)\b|<(?:Formulario\w*|DigitadoGuardado|DialogoComCampos|DialogoDeFormulario|PassoDialog|MovimentoDialog|EditorDaCelula)\b/;

/** Without the fields themselves (components/ui) and the frame (components/form). */
const comCampos = globSync(['app/**/*.tsx', 'components/!(ui|form|testing)/**/*.tsx'])
  .filter((caminho) => !/\.test\.tsx$|-de-teste\.tsx$/.test(caminho))
  .filter((caminho) => temTexto(readFileSync(caminho, 'utf8')));

test('every view with a field to type in keeps what is typed, asks before it is lost, or says why neither', () => {
  const semCuidado = comCampos.filter((caminho) => !CUIDA.test(readFileSync(caminho, 'utf8'))).sort();
  const ditos = [...Object.keys(DENTRO_DE), ...Object.keys(NADA_SE_PERDE)]
    .map(arquivo)
    .filter((caminho) => comCampos.includes(caminho));
  expect(semCuidado).toEqual(ditos.sort());
});

test.each(Object.entries(DENTRO_DE))('%s stands inside %s, which takes care of it', (campo, dono) => {
  const usa = globSync(`${arquivo(dono).replace(/[^/]+$/, '')}**/*.tsx`).some((caminho) =>
    readFileSync(caminho, 'utf8').includes(`/${basename(campo)}.tsx'`),
  );
  expect([campo, usa]).toEqual([campo, true]);
  expect([dono, dono in DENTRO_DE || CUIDA.test(texto(dono))]).toEqual([dono, true]);
});

test('no reason is left of a view that is gone or takes care by now', () => {
  for (const nome of Object.keys(NADA_SE_PERDE)) {
    expect([nome, CUIDA.test(texto(nome)), comCampos.includes(arquivo(nome))]).toEqual([nome, false, true]);
  }
});
