import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

/** The words a person meets on the pages measured; the others stay English. */
const ra = {
  ...english.ra,
  action: {
    ...english.ra.action,
    add_filter: 'Adicionar filtro',
    clear_input_value: 'Limpar',
    delete: 'Excluir',
    export: 'Exportar',
    refresh: 'Atualizar',
    remove_all_filters: 'Limpar filtros',
    search: 'Buscar',
    select_all: 'Selecionar todos',
    select_row: 'Selecionar linha',
    show: 'Ver',
    sort: 'Ordenar',
    unselect: 'Desmarcar',
    bulk_actions: '1 selecionado |||| %{smart_count} selecionados',
  },
  auth: {
    ...english.ra.auth,
    email: 'E-mail',
    logout: 'Sair',
    password: 'Senha',
    sign_in: 'Entrar',
    sign_in_error: 'E-mail ou senha não conferem.',
    username: 'E-mail',
    user_menu: 'Conta',
  },
  navigation: {
    ...english.ra.navigation,
    next: 'próxima página',
    no_results: 'Nada encontrado',
    page_range_info: '%{offsetBegin}–%{offsetEnd} de %{total}',
    page_rows_per_page: 'Linhas por página:',
    previous: 'página anterior',
  },
  page: { ...english.ra.page, list: '%{name}', loading: 'Carregando', show: '%{name} %{recordRepresentation}' },
};

export const i18nProvider = polyglotI18nProvider(() => ({ ...english, ra }), 'pt-BR', undefined, {
  allowMissing: true,
});
