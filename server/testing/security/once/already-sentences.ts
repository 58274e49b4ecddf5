import type { ACCESS_ONCE } from './access-once.ts';
import type { CADASTROS_ONCE } from './cadastros-once.ts';
import type { DECLARACAO_ONCE } from './declaracao-once.ts';
import type { portalOnce } from './portal-once.ts';
import type { ZFM_ONCE } from './zfm-once.ts';

/** A case of `twice-at-once.test.ts` or `twice-at-once-portal.test.ts`. */
type CaseName =
  | keyof typeof ACCESS_ONCE
  | keyof typeof CADASTROS_ONCE
  | keyof typeof DECLARACAO_ONCE
  | keyof typeof ZFM_ONCE
  | keyof ReturnType<typeof portalOnce>;

/** How it is known that a rule holds for two who ask at once. */
type How =
  /** Run by these cases. */
  | { casos: readonly CaseName[] }
  /** Run by a test elsewhere: its file and its title. */
  | { teste: readonly [string, string] }
  /** The code that locks first, in its file. */
  | { trava: readonly [string, string] }
  | { porque: Reason };

type Reason =
  /** It says how something is, and refuses nothing that could be done. */
  | 'ONLY_WORDS'
  /** It is about what one file says twice, which one request reads. */
  | 'WITHIN_A_FILE'
  /** It is said by a command of the operator, or at the start of the server. */
  | 'OPERATOR'
  /** One after the other is allowed in the other order, and a report tells of the two. */
  | 'THE_OTHER_ORDER_IS_TOLD'
  /** The queue of the Portal says it, which has one turn for each person (`take-turn.ts`). */
  | 'TURN_AT_THE_PORTAL';

/** What the sources say, in part, with … for what the moment fills in: as much as tells a sentence from every other. */
type Rule = How & { diz: readonly string[] };

/**
 * Every sentence of the server that says that something exists or was begun already, by rule. A new sentence fails by its name in
 * `already-sentences.test.ts`: write the case that runs its rule twice at once, or say by what it cannot happen twice.
 */
export const RULES: Readonly<Record<string, Rule>> = {
  // Access.
  invitation: { diz: ['já é de uma pessoa da empresa.'], casos: ['person who is invited'] },
  'invitation of a person with a password': {
    diz: ['Esta pessoa já escolheu a senha'],
    trava: ['server/accounts/company/write-user.ts', 'await usuarios.travar();'],
  },
  'e-mail of another company': {
    diz: ['Este e-mail já entra no Cais por outra empresa'],
    casos: ['e-mail of invitations of several companies', 'invitation that is accepted'],
  },
  'rotation of the keys': { diz: ['A troca já tinha começado, e segue.'], porque: 'OPERATOR' },
  'person of the command line': { diz: ['Já existe uma pessoa com o e-mail'], porque: 'OPERATOR' },
  deactivation: { diz: ['Esta pessoa já está desativada.'], casos: ['person who is deactivated'] },
  'safeguard off': {
    diz: ['Já está desligada.', 'Já foi pedido: espera outra pessoa'],
    casos: ['safeguard that is asked to be switched off', 'safeguard that a second person switches off'],
  },
  'safeguard on': { diz: ['Já está assim: outra pessoa mudou antes.'], casos: ['safeguard that is switched on'] },
  'sample companies': {
    diz: ['A sua empresa já tem …', 'A sua empresa já abriu …'],
    casos: ['sample company'],
  },
  passkeys: {
    diz: ['Você já tem … chaves'],
    trava: ['server/accounts/second-factor/passkeys.ts', 'await requireStillSignedInAlone(tx, ao.quem, em);'],
  },
  'application of codes': {
    diz: ['Você já usa um aplicativo de códigos', 'este aplicativo já foi confirmado'],
    casos: ['application of codes that is confirmed'],
  },
  'code of the second factor': {
    diz: ['O código não confere, ou já foi usado.', 'ou este código já foi usado.'],
    casos: ['code that proves who it is'],
  },

  // Cadastros.
  'days of the matriz': { diz: ['Este importador já tem …'], casos: ['days of the matriz'] },
  fornecedor: { diz: ['já leva a outro fornecedor.'], casos: ['fornecedor of one name'] },
  importador: { diz: ['já é do importador'], casos: ['importador'] },
  item: {
    diz: ['O part number … já está cadastrado.', 'já leva a outro item.'],
    casos: ['item of one part number', 'item of one other part number'],
  },
  representante: { diz: ['já é do representante'], casos: ['representante'] },
  table: { diz: ['já está cadastrado pela empresa.'], casos: ['row of a table'] },
  'table of NCMs': {
    diz: ['anterior à que a empresa já importou'],
    teste: ['server/comex/cadastros/ncm.test.ts', 'files that come at once become one table'],
  },
  'table of NCMs that is fetched': {
    diz: ['A tabela já está sendo buscada.'],
    teste: ['server/portal/questions/fetch-nomenclature.test.ts', 'never twice at once'],
  },
  produto: { diz: ['já tem um produto de código'], casos: ['produto'] },
  estrutura: {
    diz: ['Este produto já tem uma revisão', 'deste produto já começa em'],
    casos: ['estrutura of one revision', 'estrutura of one first day'],
  },
  'compra nacional': { diz: ['já tem o part number …'], casos: ['compra nacional'] },
  pedido: { diz: ['O importador já tem um pedido de número'], casos: ['pedido'] },
  'what processos took of a pedido': {
    diz: ['não pode sair do pedido', 'Já estão em processos', 'parte dele já está em processos'],
    trava: ['server/comex/pedidos/pedido-repository.ts', 'await embarcados.travarPedidos([id]);'],
  },
  webhook: { diz: ['Já há um webhook de nome'], casos: ['webhook'] },
  'saved view': { diz: ['Você já tem uma visão chamada'], casos: ['saved view'] },
  undo: {
    diz: ['depois desta mudança, outra já alterou', 'já foi trazid… de volta', 'já está entre …s excluíd'],
    casos: ['undo of a creation', 'undo of a deletion', 'undo of a change'],
  },
  sheet: {
    diz: ['Esta planilha já foi gravada.', 'Esta importação já foi desfeita.'],
    casos: ['sheet that is written', 'sheet that is undone'],
  },
  'rows of a sheet': {
    diz: ["'Já está cadastrado.'", '” já está na linha …'],
    porque: 'WITHIN_A_FILE',
  },
  'numbers of many acts': { diz: ['Este número já está em outra linha.'], porque: 'WITHIN_A_FILE' },
  'Idempotency-Key': {
    diz: ['Esta Idempotency-Key já foi usada em outro pedido.', 'Esta Idempotency-Key já foi usada com outro arquivo.'],
    teste: ['server/platform/http/idempotency.test.ts', 'of many at once one is done'],
  },
  'export of a company': {
    diz: ['Já há uma exportação dos dados da empresa em curso.'],
    teste: ['server/platform/jobs/between-servers.test.ts', 'one export of a company at a time, over both'],
  },

  // Declarations.
  'number of a DI or DUIMP': {
    diz: ['`A … já está no processo ….`'],
    casos: [
      'number of a DI that is typed',
      'number of a DI that is told by a step',
      'DI of several new processos',
      'DI of several opened processos',
      'declaration that is put back while another processo takes it',
    ],
  },
  'declaration of a processo': {
    diz: ['Uma versão nova dela entra como retificação.', 'já tem outra declaração.'],
    casos: ['declaration of one processo', 'declaration that is put back while another processo takes it'],
  },
  'newer version of a declaration': {
    diz: ['que é mais nova: nada muda.'],
    teste: ['server/flows/declaracao/retificar-di.test.ts', 'of two people at once reaches one of them'],
  },
  'declaration that is used': {
    diz: ['ela já foi retificada', 'a DAI dela já foi trabalhada na Sefaz'],
    casos: ['declaration that is taken off'],
  },
  training: {
    diz: ['A DAI deste processo já foi à Sefaz', 'Este processo já é de treinamento.'],
    casos: ['processo that becomes one of training'],
  },
  'number of a DAI': { diz: ['já é a do processo …'], casos: ['number of a DAI'] },
  'processo beyond its DAI': { diz: ['O processo já está “…”'], casos: ['mark of a DAI'] },
  XSD: { diz: ['Este XSD já foi retirado.'], casos: ['XSD that is withdrawn'] },
  'what is proposed': {
    diz: ['e o item já está no cadastro', 'O cadastro já tem este part number'],
    casos: ['registration of what is proposed'],
  },
  'registration of what is proposed that is undone': {
    diz: ['Este cadastro já foi desfeito.', 'O que este ato cadastrou já é usado', 'já foi alterado: exclua-o'],
    casos: ['registration of what is proposed that is undone'],
  },
  intake: {
    diz: ['A leitura deste envio já começou.', 'Este histórico já foi lido até o fim.'],
    casos: ['file of an intake', 'reading of an intake'],
  },
  'files of an intake': {
    diz: ['O mesmo conteúdo já foi lido em', 'já tinha sido lida.', 'já tinha sido lida e ligada.'],
    porque: 'WITHIN_A_FILE',
  },

  // Zona Franca.
  'retificadora of a DCI': {
    diz: ['A retificadora desta DCI já foi começada', 'já tem outra retificadora'],
    casos: ['retificadora of a DCI', 'retificadora that is brought back while another is begun'],
  },
  'competência of a DCI': { diz: ['desta indústria já tem a'], casos: ['competência of a DCI'] },
  'number of a DCI': { diz: ['A DCI … já é a do processo'], casos: ['number of a DCI'] },
  'payment of a DCI': { diz: ['O pagamento desta DCI já foi informado.'], casos: ['payment of a DCI'] },
  'nota of a DCI': {
    diz: ['já está nesta DCI.', 'já está na ….', 'Esta nota já está de fora.'],
    casos: ['nota of a DCI', 'nota of two DCIs', 'nota that is left out'],
  },
  'number of a DCR-E': {
    diz: ['O DCR-E … já é o do processo'],
    casos: ['number of a DCR-E', 'successor of a DCR-E'],
  },
  'entrada de insumo': { diz: ['… já está no saldo.'], casos: ['entrada de insumo'] },
  'opening balance of a processo': {
    diz: ['já está no saldo pelo processo …'],
    porque: 'THE_OTHER_ORDER_IS_TOLD',
  },
  'stock that was drawn': {
    diz: ['já foi movimentado: …', 'já saíram do saldo de insumos.'],
    trava: ['server/comex/saldo/razao-repository.ts', ".for('update')"],
  },
  'reversal of a movement': { diz: ['Este movimento já foi estornado.'], casos: ['reversal of a movement'] },
  'temporary exit': {
    diz: ['Esta saída já retornou.', 'Esta saída já foi declarada no evento 112120.'],
    casos: ['temporary exit of all there is', 'return of a temporary exit', 'temporary exit that is taken back'],
  },
  'declaration by event 112120': {
    diz: ['Esta declaração já foi desfeita.', 'Esta falta já foi marcada como declarada.', "'Já foi declarado.'"],
    casos: ['declaration by event 112120', 'declaration by event 112120 that is taken back'],
  },

  // Portal Único.
  'credential of a person': { diz: ['Esta pessoa já tem uma credencial em uso'], casos: ['credential of a person'] },
  'credential that is ended': { diz: ['Esta credencial já foi encerrada.'], casos: ['credential that is ended'] },
  'following of a DUIMP': {
    diz: ['A DUIMP já é acompanhada no Portal Único.', 'já não é acompanhada no Portal Único'],
    casos: ['following of a DUIMP', 'following of a DUIMP among many', 'following of a DUIMP that is stopped'],
  },
  'list of the catalogue': { diz: ['Esta lista já foi pedida'], casos: ['list of the catalogue'] },
  'draft of a DUIMP': {
    diz: ['O rascunho já está a caminho do Portal Único.'],
    casos: ['draft of a DUIMP that is sent', 'values of a draft'],
  },
  'draft of a registered DUIMP': {
    diz: ['Este processo já tem o número da DUIMP'],
    trava: ['server/portal/duimp/mandar-duimp.ts', 'const antes = await rascunhos.trancar(processoId);'],
  },
  'registration of a DUIMP': {
    diz: ['Já há um pedido de registro desta DUIMP', 'O pedido de registro já saiu daqui'],
    casos: ['registration of a DUIMP', 'registration of a DUIMP that is withdrawn'],
  },
  'retificação of a DUIMP': {
    diz: ['Este processo já tem uma retificação aberta', 'A versão nova já está no Portal Único'],
    casos: [
      'retificação of a DUIMP',
      'retificação of a DUIMP that is given up',
      'registered version that is fetched again',
    ],
  },
  'version that somebody else opened there': {
    diz: ['em elaboração no Portal Único, e o Cais não a fez', 'já está registrada lá'],
    porque: 'TURN_AT_THE_PORTAL',
  },
  'what is prepared of all': {
    diz: [
      'Todos os itens importados já têm produto',
      'Todos os fornecedores do exterior já têm operador',
      'Todos os produtos deste importador já têm o vínculo',
      'já usa este part number como código interno',
      'já usa o código interno deste fornecedor',
    ],
    casos: ['products of the items'],
  },
  'código interno': {
    diz: ['Outro … deste importador já usa este código interno.'],
    casos: ['código interno of two products'],
  },
  'code of the Portal': {
    diz: ['do Portal já é o de …'],
    casos: ['product of the Portal that two are said to be'],
  },
  'what is prepared again': {
    diz: [
      'já está no Portal Único: prepare uma nova versão',
      'A desvinculação já está em preparo.',
      'Já está desvinculado no Portal.',
      'Já está em preparo.',
      'O produto já tem outro vínculo',
      'O fornecedor já tem outro operador',
      'O item já tem outro produto',
    ],
    trava: ['server/portal/catalogue/act-on-many.ts', 'await repositorio.trancarVarios('],
  },
  'what the Portal has already': {
    diz: [
      'o Portal já não tinha o vínculo',
      'o Portal já tinha o vínculo',
      'o Portal já dizia o mesmo do operador',
      'O Portal Único já tem o operador',
      'o Portal Único já tem um operador',
      'O Portal Único já tem o produto',
      'o Portal Único já tem um produto',
    ],
    porque: 'TURN_AT_THE_PORTAL',
  },

  words: {
    diz: [
      'As sessões já não terminam por inatividade.',
      'as notas que já entraram não se repetem.',
      "'Já declarado'",
      "'II já pago'",
      'um aviso do Portal Único já não o retoma',
      'que já está dentro de outro: só um nível é aberto',
      'O que já foi lido está gravado',
      'A linha da adição já tem a soma',
      'o Portal já não o aceita',
      'Você já tem muitos trabalhos esperando a vez.',
    ],
    porque: 'ONLY_WORDS',
  },
  operator: {
    diz: [
      'a porta já está em uso',
      'já existe: outro backup está em andamento',
      'O banco já está na migração',
      'Já há dados em "…"',
      'a pasta "…" já está em uso',
    ],
    porque: 'OPERATOR',
  },
};
