import TelaIcon from '@mui/icons-material/ArrowForwardOutlined';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ENDERECO_DO_RELATORIO } from '#app/_screens/importacao/relatorios/relatorios-busca.ts';
import { TABELAS } from '#lib/domain/tabelas.ts';
import { MENU } from './menu.tsx';

/** Something the palette leads to or does. */
export interface Comando {
  chave: string;
  titulo: string;
  /** Other words people have for it. */
  sinonimos: string;
  icone: ReactNode;
  destino: ToOptions;
}

const lugar = (titulo: string, sinonimos: string, destino: ToOptions): Comando => ({
  chave: `lugar:${titulo}`,
  titulo,
  sinonimos,
  icone: <TelaIcon />,
  destino,
});

/** Words for the entries of the menu that their titles do not have. */
const SINONIMOS_DO_MENU: Record<string, string> = {
  '/dashboard': 'início painel inicial indicadores resumo home',
  '/importacao/relatorioPos': 'pedido ordem de compra purchase order pos',
  '/importacao/novo-processo': 'criar abrir cadastrar importação',
  '/importacao/processos': 'importação di duimp declaração embarque licença',
  '/importacao/sefaz': 'dai declaração amazonense icms desembaraço estadual canal',
  '/configuracoes/representante': 'procurador despachante assinatura certificado',
  '/configuracoes/associados': 'associados indústria cliente empresa cnpj suframa',
  '/dci/novo-processo-dci': 'criar internação declaração de controle',
  '/dci/processos-dci': 'internação declaração de controle notas de saída',
  '/dcr/novo-processo-dcr': 'criar coeficiente redução dcr-e demonstrativo',
  '/dcr/processos-dcr': 'coeficiente redução dcr-e demonstrativo',
};

const DO_MENU = MENU.flatMap((entrada) => {
  const sinonimos = (path: string) => SINONIMOS_DO_MENU[path] ?? '';
  if (!('filhos' in entrada)) return [lugar(entrada.titulo, sinonimos(entrada.path), { to: entrada.path })];
  return entrada.filhos.map(({ path, titulo }) =>
    lugar(`${entrada.titulo} › ${titulo}`, sinonimos(path), { to: path }),
  );
});

/** Every screen one may go to, those of the menu first. */
export const LUGARES: readonly Comando[] = [
  ...DO_MENU,
  lugar('Meu dia', 'pendências avisos prazos hoje a fazer tarefas', { to: '/meu-dia' }),
  lugar('Quadro de processos', 'kanban situação etapas colunas', {
    to: '/importacao/processos',
    search: { modo: 'quadro' },
  }),
  lugar('Saldos de PO', 'pedido a embarcar pendente', { to: '/importacao/relatorioPos/saldos' }),
  lugar('Relatório de POs', 'pedido fornecedor moeda valor', { to: '/importacao/relatorioPos/relatorio' }),
  lugar('Relatórios de importação', 'di registradas custo realizado tempo por etapa tributos suspensos', {
    to: '/importacao/relatorios/$relatorio',
    params: { relatorio: ENDERECO_DO_RELATORIO.RegistroDi },
  }),
  lugar('Saldo de insumos', 'estoque suspenso lote razão', { to: '/dcr/saldo-insumos' }),
  lugar('Entradas de insumos por nota ou DSI', 'estoque nota de compra', { to: '/dcr/saldo-insumos/entradas' }),
  lugar('Produtos', 'produto industrializado ppb modelo estrutura lista de materiais', { to: '/dcr/produtos' }),
  lugar('Compras nacionais', 'insumo nacional nota fiscal fornecedor', { to: '/dcr/compras-nacionais' }),
  lugar('Fornecedores', 'exportador fabricante estrangeiro', { to: '/configuracoes/fornecedores' }),
  lugar('Itens', 'part number peça mercadoria catálogo', { to: '/configuracoes/itens' }),
  lugar('Matriz de tributação', 'icms sefaz código de tributação', { to: '/configuracoes/matriz' }),
  lugar('NCM', 'classificação tarifa tec alíquota ii', { to: '/configuracoes/ncm' }),
  ...Object.entries(TABELAS).map(([tabela, { titulo }]) =>
    lugar(titulo, 'tabela siscomex código', { to: '/configuracoes/tabelas/$tabela', params: { tabela } }),
  ),
  lugar('Parâmetros', 'taxa alíquota siscomex darf selic vigência', { to: '/configuracoes/parametros' }),
  lugar('Webhooks', 'integração erp api avisar outro sistema notificação', { to: '/configuracoes/webhooks' }),
  lugar('Minha conta', 'perfil senha sessões foto usuário', { to: '/configuracoes/minha-conta' }),
  lugar('Minha empresa', 'pessoas usuários convite logo filial', { to: '/configuracoes/empresa' }),
  lugar('Mapa', 'rotas tela cheia', { to: '/maps/fullscreen' }),
  lugar('Ajuda', 'manual ajuda como fazer instruções índice', { to: '/ajuda' }),
  lugar('Componentes', 'galeria botões campos cores estilo', { to: '/components' }),
];
