/** The lookups of the API, by their path under /api. */
const ENDPOINTS_LOOKUP = [
  'Item/GetByPartnumberQ',
  'Fornecedor/GetByQ',
  'Ncm/GetByQ',
  'Pais/GetByQ',
  'Urf/GetByQ',
  'Recinto/GetByQ',
  'Unidade/GetByQ',
  'Incoterm/GetByQ',
  'MoedaSiscomex/GetByQ',
  'Municipio/GetByQ',
  'Importador/GetByQ',
  'Produto/GetByQ',
  'CompraNacional/GetByQ',
  'Representante/GetByQ',
  'Dcr/GetByQ',
] as const;
export type EndpointLookup = (typeof ENDPOINTS_LOOKUP)[number];
