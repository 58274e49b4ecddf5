import { useGravarEmpresa } from '#lib/api/accounts/empresa.ts';
import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import { ExigenciaDaEmpresa } from './ExigenciaDaEmpresa.tsx';

/** Whether a registration of a DUIMP needs a second person. */
export function SegundaPessoaDaEmpresa({ empresa: { id, registroPedeSegundaPessoa } }: { empresa: Empresa }) {
  const { pedirSegundaPessoa } = useGravarEmpresa();
  return (
    <ExigenciaDaEmpresa
      empresaId={id}
      trava="REGISTRO"
      titulo="Registro de DUIMP"
      nota="Pelo Portal Único, a partir de um processo."
      rotulo="Registro de DUIMP pede uma segunda pessoa"
      ajuda="Quem pede o registro digita o valor que será debitado. Com isto ligado, ele só sai quando outra pessoa da empresa digita o mesmo valor: não quem pediu, nem quem este convidou há menos de sete dias. O histórico guarda os dois nomes."
      ligou="O registro de DUIMP pede uma segunda pessoa."
      ligada={registroPedeSegundaPessoa}
      gravar={(exigir) => pedirSegundaPessoa(id, exigir)}
    />
  );
}
