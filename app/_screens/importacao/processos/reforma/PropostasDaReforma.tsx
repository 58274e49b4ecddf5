import Button from '@mui/material/Button';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { propostasDaReforma } from './propostas-da-reforma.ts';

interface PropostasDaReformaProps {
  processo: { id: string; importador: { id: string | null } };
  reforma: ReformaDoProcesso;
  aoExperimentar: (cClassTrib: string) => void;
}

/** The cClassTrib proposed to the items that have none, with its reason. It is tried out here, and filled in under Itens. */
export function PropostasDaReforma({ processo, reforma, aoExperimentar }: PropostasDaReformaProps) {
  const { data: importador } = useImportador(processo.importador.id);
  if (!importador) return null;
  return propostasDaReforma(reforma, importador).map(({ cClassTrib, porque, supoe, quantos }) => (
    <AvisoComAcao
      key={`${cClassTrib} ${porque}`}
      severity="info"
      acao={
        <Button color="inherit" size="small" onClick={() => aoExperimentar(cClassTrib)}>
          {`Experimentar ${cClassTrib}`}
        </Button>
      }
    >
      <TextoComLeis texto={`cClassTrib proposto para ${itens(quantos)}: ${cClassTrib}, ${porque} ${supoe} `} />
      <LinkTo to="/importacao/processos/$id" params={{ id: processo.id }} search={{ aba: 'itens' }}>
        Preencher em Itens
      </LinkTo>
    </AvisoComAcao>
  ));
}

function itens(quantos: number): string {
  return quantos === 1 ? 'um item' : `${formatarInteiro(quantos)} itens`;
}
