import Icone from '@mui/icons-material/GavelOutlined';
import { TelaDaLista } from '#components/cadastro/TelaDaLista.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { CADASTRO_REPRESENTANTE, REPRESENTANTES_LISTA } from './representante-cadastro.tsx';

export function RepresentantesScreen() {
  return (
    <TelaDaLista
      lista={REPRESENTANTES_LISTA}
      rotas={CADASTRO_REPRESENTANTE.rotas}
      acima={<CadastrosNav />}
      acoes={<ImportarPlanilhaLink recurso="Representante" />}
      vazia="Nenhum representante legal ainda"
      icone={<Icone />}
    >
      Sócios, procuradores, despachantes e ajudantes que atuam pelos importadores perante a Receita, a Suframa e a
      Sefaz, com a validade da procuração e do certificado de cada um.
    </TelaDaLista>
  );
}
