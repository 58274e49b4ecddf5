import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { type Empresa, type EmpresaNova, empresa, empresaNova } from '#lib/contracts/empresa.ts';
import { ROTULOS_EMPRESA } from '#lib/domain/sistema/empresa.ts';

const texto = (campo: 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'municipio', maximo: number) =>
  ({ tipo: 'texto', rotulo: ROTULOS_EMPRESA[campo], maximo }) as const;

export const FORMULARIO_EMPRESA: DefinicaoDeFormulario<EmpresaNova, Empresa> = {
  recurso: 'Empresa',
  esquema: empresaNova,
  contrato: empresa,
  valoresDe: ({ id: _, versao: __, logo: ___, ...valores }) => valores,
  campos: {
    razaoSocial: { tipo: 'texto', rotulo: ROTULOS_EMPRESA.razaoSocial, obrigatorio: true, maximo: 150 },
    nomeFantasia: {
      tipo: 'texto',
      rotulo: ROTULOS_EMPRESA.nomeFantasia,
      obrigatorio: true,
      maximo: 120,
      ajuda: 'O nome no alto do menu de todos.',
    },
    cnpj: { tipo: 'identificador', rotulo: ROTULOS_EMPRESA.cnpj, qual: 'cnpj' },
    ieAm: { tipo: 'identificador', rotulo: ROTULOS_EMPRESA.ieAm, qual: 'ieAm' },
    inscricaoSuframa: { tipo: 'identificador', rotulo: ROTULOS_EMPRESA.inscricaoSuframa, qual: 'suframa' },
    telefone: { tipo: 'identificador', rotulo: ROTULOS_EMPRESA.telefone, qual: 'telefone' },
    email: { tipo: 'texto', rotulo: ROTULOS_EMPRESA.email, maximo: 254 },
    cep: { tipo: 'identificador', rotulo: ROTULOS_EMPRESA.cep, qual: 'cep' },
    logradouro: texto('logradouro', 120),
    numero: texto('numero', 20),
    complemento: texto('complemento', 60),
    bairro: texto('bairro', 60),
    municipio: texto('municipio', 60),
    uf: { tipo: 'texto', rotulo: ROTULOS_EMPRESA.uf, maximo: 2, maiusculas: true },
    filiais: {
      tipo: 'lista',
      rotulo: 'Filiais',
      ajuda: 'O CNPJ de cada uma tem a mesma raiz do da empresa.',
      adicionar: 'Adicionar filial',
      novo: { cnpj: '', nome: '', ieAm: null, inscricaoSuframa: null, endereco: null },
      item: {
        cnpj: { tipo: 'identificador', rotulo: ROTULOS_EMPRESA.cnpj, qual: 'cnpj', obrigatorio: true },
        nome: { tipo: 'texto', rotulo: 'Nome', obrigatorio: true, maximo: 120 },
        ieAm: { tipo: 'identificador', rotulo: ROTULOS_EMPRESA.ieAm, qual: 'ieAm' },
        inscricaoSuframa: { tipo: 'identificador', rotulo: ROTULOS_EMPRESA.inscricaoSuframa, qual: 'suframa' },
        endereco: { tipo: 'texto', rotulo: 'Endereço', maximo: 300 },
      },
    },
  },
};
