/** The two elements of the main layout that others need to find: what scrolls, and what the page is in. */
export const CONTEUDO = { idRolagem: 'rolagem', seletor: '#rolagem', idPrincipal: 'conteudo' } as const;
