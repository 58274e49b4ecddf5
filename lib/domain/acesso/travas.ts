/** Safeguards of a company, which nobody whom they bind switches off alone. */
export const TRAVAS = ['SEGUNDO_FATOR', 'REGISTRO', 'CATALOGO'] as const;
export type Trava = (typeof TRAVAS)[number];

export const NOME_DA_TRAVA: Readonly<Record<Trava, string>> = {
  SEGUNDO_FATOR: 'o segundo fator de todos',
  REGISTRO: 'a segunda pessoa no registro de DUIMP',
  CATALOGO: 'a segunda pessoa no Catálogo de produtos',
};

/** The field of the company that a safeguard is. */
export const CAMPO_DA_TRAVA = {
  SEGUNDO_FATOR: 'exigeSegundoFator',
  REGISTRO: 'registroPedeSegundaPessoa',
  CATALOGO: 'catalogoPedeSegundaPessoa',
} as const satisfies Record<Trava, string>;

/** How a request to switch one off ended: a second person confirmed it, nobody objected, or somebody kept it on. */
export const FINS_DO_DESLIGAMENTO = ['CONFIRMADO', 'PASSOU_O_PRAZO', 'MANTIDA'] as const;

/** In milliseconds, how long a safeguard stays on after somebody alone asked to switch it off. */
export const ESPERA_DO_DESLIGAMENTO_MS = 72 * 60 * 60 * 1000;
/** In milliseconds, how long somebody whom a person brought in is no second person to them. */
export const QUARENTENA_DO_CONVIDADO_MS = 7 * 24 * 60 * 60 * 1000;
