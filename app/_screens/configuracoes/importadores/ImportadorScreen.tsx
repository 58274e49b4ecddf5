import { OBSERVACAO } from '#components/cadastro/CamposEmSecoes.tsx';
import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { CADASTRO_IMPORTADOR } from './importador-cadastro.tsx';
import { MatrizSection } from './MatrizSection.tsx';
import { ResolucoesGrid } from './ResolucoesGrid.tsx';

/** In the order of the documents: cartão CNPJ, Cadsuf, address, then the fields of the DCI and the DCR-E. */
export const { Novo: NovoImportadorScreen, Um: ImportadorScreen } = telasDoRegistro(CADASTRO_IMPORTADOR, (id) => [
  {
    titulo: 'Identificação',
    nota: 'Como no cartão CNPJ.',
    campos: [{ largo: 'razaoSocial' }, 'cnpj', 'nomeFantasia', 'inscricaoEstadual', 'cnae'],
  },
  {
    titulo: 'Suframa',
    nota: 'Como no Cadsuf.',
    campos: ['inscricaoSuframa', 'situacaoSuframa', 'validadeSuframa', 'setor', 'perfilTributario', 'regimeCbsIbs'],
  },
  {
    titulo: 'Despacho',
    nota: 'Com que documento começa um processo novo.',
    campos: [{ largo: 'documentoDeImportacao' }],
  },
  <Section
    key="resolucoes"
    titulo="Resoluções CAS"
    nota="Produtos com projeto aprovado, de que se faz o DCR-E (DL 288/1967, art. 7º)."
  >
    <ResolucoesGrid />
  </Section>,
  ...(id ? [<MatrizSection key="matriz" importadorId={id} />] : []),
  {
    titulo: 'DCI',
    nota: 'Habilitação e conta de que os tributos são debitados.',
    campos: ['dciMensal', 'dciAdeNumero', 'dciAdeData'],
    outros: ['banco', 'agencia', 'conta'],
  },
  { titulo: 'Parâmetros do DCR-E', campos: ['arredondamentoCra', 'baseCusto'] },
  {
    titulo: 'Endereço e contatos',
    campos: ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'municipio', 'uf', 'email', { largo: 'contatos' }],
  },
  OBSERVACAO,
]);
