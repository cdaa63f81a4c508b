# Teknősbékajáték.

turtle-area = Ez terület, bábut pedig csak csomópontra lehet tenni; a területjelző magától kerül föl: { $cell }.
