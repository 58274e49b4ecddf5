import AddIcon from '@mui/icons-material/AddOutlined';
import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Comando } from '#app/_app/places.tsx';
import { PORTAL_ACTIONS } from '#app/_app/portal/portal-palette.tsx';

const acao = (titulo: string, sinonimos: string, destino: ToOptions, icone: ReactNode = <AddIcon />): Comando => ({
  chave: `acao:${titulo}`,
  titulo,
  sinonimos,
  icone,
  destino,
});

/** The actions available on every page, the most frequent first. */
export const ACOES: readonly Comando[] = [
  acao('Novo processo', 'criar abrir importação di duimp', { to: '/importacao/novo-processo' }),
  acao(
    'Importar DI ou DUIMP',
    'xml json arquivo siscomex declaração carregar enviar',
    { to: '/importacao/processos', search: { dialogo: 'importar-di' } },
    <UploadIcon />,
  ),
  ...PORTAL_ACTIONS,
  acao('Nova PO', 'criar pedido ordem de compra', { to: '/importacao/relatorioPos/novo' }),
  acao('Nova DCI', 'criar internação declaração de controle', { to: '/dci/novo-processo-dci' }),
  acao('Novo DCR-E', 'criar coeficiente redução demonstrativo', { to: '/dcr/novo-processo-dcr' }),
  acao('Novo processo a partir de uma PO', 'pedido ordem de compra embarcar', {
    to: '/importacao/novo-processo',
    search: { comeco: 'pedido' },
  }),
  acao('Novo processo copiado de outro', 'duplicar repetir', {
    to: '/importacao/novo-processo',
    search: { comeco: 'processo' },
  }),
  acao('Novo importador', 'criar cadastrar indústria cliente cnpj', { to: '/configuracoes/associados/novo' }),
  acao('Novo fornecedor', 'criar cadastrar exportador fabricante', { to: '/configuracoes/fornecedores/novo' }),
  acao('Novo item', 'criar cadastrar part number peça', { to: '/configuracoes/itens/novo' }),
  acao('Novo representante legal', 'criar cadastrar procurador despachante', {
    to: '/configuracoes/representante/novo',
  }),
  acao('Novo produto', 'criar cadastrar ppb modelo', { to: '/dcr/produtos/novo' }),
  acao('Nova compra nacional', 'criar nota insumo nacional', { to: '/dcr/compras-nacionais/nova' }),
  acao('Nova entrada de insumo', 'criar nota dsi', { to: '/dcr/saldo-insumos/entradas/nova' }),
  acao('Nova linha da matriz de tributação', 'criar icms sefaz', { to: '/configuracoes/matriz/novo' }),
  acao('Nova NCM', 'criar classificação', { to: '/configuracoes/ncm/novo' }),
  acao('Novo parâmetro', 'criar taxa alíquota vigência', { to: '/configuracoes/parametros/novo' }),
  acao(
    'Importar itens de planilha',
    'excel xlsx csv part number',
    { to: '/configuracoes/importar/$recurso', params: { recurso: 'Item' } },
    <UploadIcon />,
  ),
  acao(
    'Importar fornecedores de planilha',
    'excel xlsx csv exportador',
    { to: '/configuracoes/importar/$recurso', params: { recurso: 'Fornecedor' } },
    <UploadIcon />,
  ),
  acao(
    'Conferir arquivo da DCI',
    'inspetor largura fixa registros régua',
    { to: '/dci/processos-dci', search: { dialogo: 'conferir-arquivo' } },
    <FactCheckIcon />,
  ),
  acao(
    'Conferir arquivo do DCR-E',
    'inspetor largura fixa registros régua',
    { to: '/dcr/processos-dcr', search: { dialogo: 'conferir-arquivo' } },
    <FactCheckIcon />,
  ),
  acao(
    'Habilitação à DCI mensal',
    'ato declaratório ade suframa receita',
    { to: '/dci/processos-dci', search: { dialogo: 'habilitacao' } },
    <CalculateIcon />,
  ),
  acao(
    'Gerar XML da matriz de tributação',
    'sefaz arquivo icms',
    { to: '/configuracoes/matriz', search: { dialogo: 'gerar-xml' } },
    <FactCheckIcon />,
  ),
];
