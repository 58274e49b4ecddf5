import { useGravarEmpresa } from '#lib/api/accounts/empresa.ts';
import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import { ExigenciaDaEmpresa } from './ExigenciaDaEmpresa.tsx';

/** Whether what goes to the catalogue of the Portal needs a second person. */
export function SegundaPessoaNoCatalogo({ empresa: { id, catalogoPedeSegundaPessoa } }: { empresa: Empresa }) {
  const { pedirSegundaPessoa } = useGravarEmpresa();
  return (
    <ExigenciaDaEmpresa
      empresaId={id}
      trava="CATALOGO"
      titulo="Catálogo de produtos"
      nota="O que se envia ao Catálogo do Portal Único."
      rotulo="Catálogo de produtos pede uma segunda pessoa"
      ajuda="Com isto ligado, um produto só é enviado quando outra pessoa da empresa o aprova: nem quem o redigiu, nem quem pediu a revisão, nem quem este convidou há menos de sete dias. Desligado, a revisão continua a ser um ato à parte, e o histórico diz que foi da mesma pessoa."
      ligou="O Catálogo de produtos pede uma segunda pessoa."
      ligada={catalogoPedeSegundaPessoa}
      gravar={(exigir) => pedirSegundaPessoa(id, exigir, 'CATALOGO')}
    />
  );
}
