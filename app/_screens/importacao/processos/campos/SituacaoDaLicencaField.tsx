import { useWatch } from 'react-hook-form';
import { CampoOpcao } from '#components/form/fields/campos-escolhidos.tsx';
import { SITUACOES_LICENCA, type TipoLicenca } from '#lib/domain/aduana/declaracao/licenca.ts';

/** Offers the Suframa's states for the type of licence chosen beside it. */
export function SituacaoDaLicencaField({ nome }: { nome: string }) {
  const tipo = useWatch({ name: nome.replace(/situacao$/, 'tipo') }) as TipoLicenca | null;
  const opcoes = Object.entries(tipo ? SITUACOES_LICENCA[tipo] : {});
  return <CampoOpcao nome={nome} descricao={{ tipo: 'opcao', rotulo: 'Situação na Suframa', opcoes }} />;
}
