/** Ids of the two elements of the main layout that other modules look up: the scrolling element and the page content. */
export const CONTEUDO = { idRolagem: 'rolagem', seletor: '#rolagem', idPrincipal: 'conteudo' } as const;
