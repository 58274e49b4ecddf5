import Icone from '@mui/icons-material/GavelOutlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { REPRESENTANTES_LISTA } from './representante-cadastro.tsx';

export function RepresentantesScreen() {
  const lista = useLista(REPRESENTANTES_LISTA);
  const novo = (
    <ButtonTo to="/configuracoes/representante/novo" variant="contained">
      Novo representante
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <ListaDoCadastro
        lista={lista}
        novo={novo}
        acoes={<ImportarPlanilhaLink recurso="Representante" />}
        vazia="Nenhum representante legal ainda"
        icone={<Icone />}
      >
        Sócios, procuradores, despachantes e ajudantes que atuam pelos importadores perante a Receita, a Suframa e a
        Sefaz, com a validade da procuração e do certificado de cada um.
      </ListaDoCadastro>
    </>
  );
}
