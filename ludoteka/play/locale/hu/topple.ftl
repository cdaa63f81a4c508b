# Ledöntés.

topple-not-yours = Ez a torony nem a tiéd: { $cell }. A legfelső korong dönt.
topple-single = Egyetlen korongot nem lehet ledönteni, az lép.
topple-where = A ledöntött torony egyenes vonalban fekszik el; azt a mezőt válaszd, ahová a teteje kerül.
topple-one-step = A legfelső korong szomszédos mezőre lép; ha az egész tornyot akarod elfektetni, döntsd le.
